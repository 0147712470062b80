// What PyScript takes for Pyodide in the engine's worker: our own files only, and no storage.

import "./nothing.mjs";
import { load, watch } from "./watch.mjs";

const tell = (news) => postMessage({ spades: news }); // PyScript has a channel of its own
const runtime = new URL("RUNTIME/", import.meta.url).href;
const unwatch = watch(tell);
// The page compiles the wasm while this worker starts, and keeps it for the next one.
const compiled = new Promise((resolve) => {
  addEventListener("message", ({ data }) => data?.spades instanceof WebAssembly.Module && resolve(data.spades));
});
tell({ wants: "wasm" });
// The largest script first, beside everything else: Pyodide waits for a promise just as well.
const createPyodideModule = load(runtime + "pyodide.asm.mjs", tell).then((module) => module.default);
const library = fetch(runtime + "stdlib.bin").then(
  ({ body }) => new Response(body.pipeThrough(new DecompressionStream("gzip"))),
);
// The game, which PyScript asks for once Python is there.
const game = new URL("spades.zip", import.meta.url).href;
const packed = fetch(game);
packed.catch(() => {}); // who asks for it hears of it
const { fetch: plain } = globalThis;
globalThis.fetch = (url, ...rest) => (String(url) === game ? packed : plain(url, ...rest));
const { loadPyodide: start, version } = await load(runtime + "pyodide.mjs", tell);

// No packages, so no list of them: Pyodide's own has 120 KB.
const info = { arch: "wasm32", platform: "emscripten", version, python: "PYTHON", abi_version: "ABI" };

export { version };

// Runs an action in which Pyodide gets what is here or on its way already.
const prepared = async (action) => {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // Pyodide looks at where it is: for that V8 would read the largest script once more
  globalThis.fetch = async (url, ...rest) => {
    if (String(url).endsWith(".wasm")) return compiled;
    return String(url).endsWith("stdlib.bin") ? library : fetch(url, ...rest);
  };
  WebAssembly.instantiateStreaming = async (module, imports) => {
    const instance = await WebAssembly.instantiate(await module, imports);
    return { module: await module, instance };
  };
  try {
    return await action();
  } finally {
    Object.assign(WebAssembly, { instantiateStreaming });
    Object.assign(globalThis, { fetch });
    Object.assign(Error, { stackTraceLimit });
  }
};

// PyScript's Python library is of use to pages; compiling it here would take a tenth of the start.
const SPARE = "import sys, types; sys.modules['pyscript'] = types.ModuleType('pyscript')";

export const loadPyodide = async (options) => {
  const ours = {
    createPyodideModule,
    indexURL: runtime,
    stdLibURL: runtime + "stdlib.bin",
    lockFileContents: JSON.stringify({ packages: {}, info }),
  };
  const pyodide = await prepared(() => start({ ...options, ...ours }));
  pyodide.runPython(SPARE);
  setTimeout(unwatch); // after the last file of the configuration has been asked for
  return pyodide;
};
