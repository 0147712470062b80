// node micropython.mjs: reads {"path": bytecode in base64} as JSON, imports each module on MicroPython with a stand-in
// for the browser, and prints {"module": "what went wrong"} as JSON.

import fs from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const modules = JSON.parse(fs.readFileSync(0, "utf8"));
const python = await loadMicroPython({ heapsize: 1 << 23, stdout: () => {}, stderr: () => {} });
const browser = {};
for (const name of ["document", "window", "workers", "create_named_worker", "when", "ffi"]) browser[name] = {};
python.registerJsModule("pyscript", browser);
python.registerJsModule("pyscript.ffi", { create_proxy: (value) => value });
python.FS.mkdir("/lib");
for (const [path, bytecode] of Object.entries(modules)) {
  const folders = path.split("/").slice(0, -1);
  folders.forEach((_, index) => {
    const folder = "/lib/" + folders.slice(0, index + 1).join("/");
    if (!python.FS.analyzePath(folder).exists) python.FS.mkdir(folder);
  });
  python.FS.writeFile("/lib/" + path, Buffer.from(bytecode, "base64"));
}
const failures = {};
for (const path of Object.keys(modules)) {
  const name = path.replace(/(\/__init__)?\.mpy$/, "").replaceAll("/", ".");
  try {
    python.runPython(`__import__(${JSON.stringify(name)})`);
  } catch (error) {
    failures[name] = String(error.message).trim().split("\n").slice(-2).join(" ");
  }
}
console.log(JSON.stringify(failures));
