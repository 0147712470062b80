// Pyodide as it comes, the package that the site ships, and the script that this worker's address names; tells
// what the script prints.
import { loadPyodide } from "./runtime-000000000000/pyodide.mjs";
const [script, site] = await Promise.all([location.search.slice(1), "spades.zip"].map((name) => fetch(name)));
const python = await loadPyodide({ stdout: (line) => postMessage(line) });
python.FS.writeFile("spades.zip", new Uint8Array(await site.arrayBuffer()));
python.runPython('import sys; sys.path.insert(0, "spades.zip")');
python.runPython(await script.text());
postMessage("end");
