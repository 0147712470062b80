// Starts PyScript: the page on MicroPython, the engine on Pyodide in a worker. boot.mjs calls it, and examples.mjs
// in the pages of the guide, with a script and modules of their own.

import "./nothing.mjs";
import "./storage.mjs";
import { load, watch } from "./watch.mjs";

const add = (tag, attributes, text = "") => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  document.body.append(element);
};

const root = new URL("../", import.meta.url); // of the site: this file lies in a folder of its build

// PyScript reads addresses against the page: absolute ones hold under every path.
const configure = (type, config) => add(`${type}-config`, { type: "json" }, JSON.stringify(config));

// A file of tools/build/scripts.py: a line of JSON with path and size of each module, then their bytecode.
const download = async (url) => {
  const { body } = await fetch(url);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
};

// The page's modules, into MicroPython's file system.
const unpack = ({ FS }, pack) => {
  let at = pack.indexOf(10) + 1;
  const sizes = JSON.parse(new TextDecoder().decode(pack.subarray(0, at)));
  const made = new Set();
  for (const [path, size] of Object.entries(sizes)) {
    path.split("/").slice(0, -1).reduce((folder, name) => {
      const next = `${folder}/${name}`;
      if (!made.has(next)) made.add(next), FS.mkdir(next);
      return next;
    }, "/lib");
    FS.writeFile(`/lib/${path}`, pack.subarray(at, (at += size)), { canOwn: true });
  }
};

// Compiles the engine's wasm. One that was here before comes whole from the cache: unwatched it is here sooner.
// A cache that did not keep it (a private window's is small) is not asked again.
const compile = async (url, plain, report) => {
  const frame = "embed" in document.documentElement.dataset ? "embed:" : ""; // whose cache is another one
  const key = `spades:${root.pathname}:${frame}wasm`;
  const known = spadesShelf.get(key);
  if (known === url) {
    const cached = plain(url, { cache: "only-if-cached", mode: "same-origin" });
    const module = await WebAssembly.compileStreaming(cached).catch(() => null);
    if (module) return report({ file: "pyodide.asm.wasm", done: true }), module;
    spadesShelf.set(key, `not ${url}`);
  }
  const module = await WebAssembly.compileStreaming(fetch(url));
  if (known !== url && known !== `not ${url}`) spadesShelf.set(key, url);
  return module;
};

// Returns what ends the reports; `crashed` gets the lines of errors that nobody caught.
export const start = async ({ config, script = "boot.py", pack = "page.bin" }, report, crashed) => {
  const here = (path) => new URL(path, import.meta.url).href;
  const site = (path) => new URL(path, root).href;
  const { fetch: plain } = globalThis;
  const unwatch = watch(report);
  const wasm = compile(here("RUNTIME/pyodide.asm.wasm"), plain, report);
  wasm.catch((error) => report({ file: "pyodide.asm.wasm", failed: String(error) }));
  const modules = download(here(pack));
  const { interpreter, page, files, ...rest } = config;
  const absolute = Object.entries(files).map(([from, to]) => [site(from), to]);
  configure("py", { ...rest, interpreter: site(interpreter), files: Object.fromEntries(absolute) });
  configure("mpy", { interpreter: site(page), plugins: rest.plugins });
  const { hooks } = await load(here("RUNTIME/core.js"), report);
  hooks.worker.onBeforeRunAsync.clear(); // it only serves pyscript.fs, and would be eval()ed
  hooks.main.onWorker.add((_, worker) => {
    worker.addEventListener("message", async ({ data }) => {
      if (!data?.spades?.wants) return data?.spades && report(data.spades);
      // The page's own Python only now: the engine's start is the longer one, and they share the processor.
      if (!document.querySelector('script[type="mpy"]')) add("script", { type: "mpy", src: here(script) });
      worker.postMessage({ spades: await wasm });
    });
  });
  hooks.main.onReady.add(async ({ interpreter: python, io }) => {
    const { stderr, buffered } = io;
    io.stderr = buffered((line) => {
      stderr(line);
      crashed(line);
    });
    if (!python.FS.analyzePath("/lib").exists) python.FS.mkdir("/lib");
    unpack(python, await modules);
    python.runPython("import pyscript"); // as bytecode, before PyScript brings it as text
  });
  add("script", { type: "py", worker: "", name: "engine", src: here("worker.py") });
  fetch(here("worker.mjs")); // a worker cannot say that its own first file is missing
  return unwatch;
};
