// What PyScript takes for Pyodide in the engine's worker: our own files only, and no storage.

import { load, watch } from "./watch.mjs";

const tell = (news) => postMessage({ spades: news }); // PyScript has a channel of its own
const runtime = new URL("RUNTIME/", import.meta.url).href;
const unwatch = watch(tell);
const { loadPyodide: start, version } = await load(runtime + "pyodide.mjs", tell);

// PyScript opens IndexedDB first, for packages that we do not load. Where site data are blocked it would
// wait for ever, so it gets a store that is always empty.
const done = (result) => {
  const request = { result };
  setTimeout(() => request.onsuccess?.({ target: request }));
  return request;
};
const store = {
  count: () => done(0),
  getAllKeys: () => done([]),
  get: () => done(),
  getKey: () => done(),
  put: () => done(),
  delete: () => done(),
  clear: () => done(),
};
const db = { transaction: () => ({ objectStore: () => store }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: { open: () => done(db) } });

// No packages, so no list of them: Pyodide's own has 120 KB.
const info = { arch: "wasm32", platform: "emscripten", version, python: "PYTHON", abi_version: "ABI" };

export { version };

export const loadPyodide = async (options) => {
  const { default: createPyodideModule } = await load(runtime + "pyodide.asm.mjs", tell);
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
