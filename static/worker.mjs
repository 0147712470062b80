// What PyScript takes for Pyodide in the engine's worker: our own files only, and no storage.

import "./nothing.mjs";
import { load, watch } from "./watch.mjs";

const tell = (news) => postMessage({ spades: news }); // PyScript has a channel of its own
const runtime = new URL("RUNTIME/", import.meta.url).href;
const unwatch = watch(tell);
// The largest script first, beside everything else: Pyodide waits for a promise just as well.
const createPyodideModule = load(runtime + "pyodide.asm.mjs", tell).then((module) => module.default);
const { loadPyodide: start, version } = await load(runtime + "pyodide.mjs", tell);

// No packages, so no list of them: Pyodide's own has 120 KB.
const info = { arch: "wasm32", platform: "emscripten", version, python: "PYTHON", abi_version: "ABI" };

export { version };

export const loadPyodide = async (options) => {
  const pyodide = await start({
    ...options,
    createPyodideModule,
    indexURL: runtime,
    stdLibURL: runtime + "stdlib.zip",
    lockFileContents: JSON.stringify({ packages: {}, info }),
  });
  setTimeout(unwatch); // after the last file of the configuration has been asked for
  return pyodide;
};
