// What PyScript takes for Pyodide in the engine's worker: our own files only, and no storage.

import "./nothing.mjs";
import { load, watch } from "./watch.mjs";

const tell = (news) => postMessage({ spades: news }); // PyScript has a channel of its own
const runtime = new URL("RUNTIME/", import.meta.url).href;
const unwatch = watch(tell);
// Pyodide asks for its wasm when its scripts have run; compiled beside them, it is ready by then.
const wasm = fetch(runtime + "pyodide.asm.wasm");
const compiled = WebAssembly.compileStreaming(wasm);
// The largest script first, beside everything else: Pyodide waits for a promise just as well.
const createPyodideModule = load(runtime + "pyodide.asm.mjs", tell).then((module) => module.default);
const { loadPyodide: start, version } = await load(runtime + "pyodide.mjs", tell);

// No packages, so no list of them: Pyodide's own has 120 KB.
const info = { arch: "wasm32", platform: "emscripten", version, python: "PYTHON", abi_version: "ABI" };

export { version };

// Runs an action in which Pyodide gets the wasm that is on its way already.
const withWasm = async (action) => {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (url, ...rest) => (String(url).endsWith(".wasm") ? wasm : fetch(url, ...rest));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await action();
  } finally {
    Object.assign(WebAssembly, { instantiateStreaming });
    Object.assign(globalThis, { fetch });
  }
};

export const loadPyodide = async (options) => {
  const ours = {
    createPyodideModule,
    indexURL: runtime,
    stdLibURL: runtime + "stdlib.zip",
    lockFileContents: JSON.stringify({ packages: {}, info }),
  };
  const pyodide = await withWasm(() => start({ ...options, ...ours }));
  setTimeout(unwatch); // after the last file of the configuration has been asked for
  return pyodide;
};
