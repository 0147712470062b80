import { loadPyodide } from "./runtime-000000000000/pyodide.mjs";
const python = await loadPyodide();
postMessage(python.runPython("1 + 1"));
