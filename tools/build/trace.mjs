// node trace.mjs SCRIPT.py: runs a script in stock Pyodide, with spades/ at hand, and prints the modules of
// the standard library that were loaded. See CONTRIBUTING, "moving to a new runtime".

import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
const copy = (folder, target) => {
  python.FS.mkdirTree(target);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [path.join(folder, entry.name), `${target}/${entry.name}`];
    if (entry.isDirectory()) copy(from, to);
    else if (entry.name.endsWith(".py")) python.FS.writeFile(to, fs.readFileSync(from));
  }
};
copy("spades", "/home/pyodide/spades");
await python.runPythonAsync(fs.readFileSync(process.argv[2], "utf8"));
console.log(python.runPython(`
import sys
"\\n".join(sorted(name for name, module in sys.modules.items() if ".zip/" in str(getattr(getattr(module, "__spec__", None), "origin", ""))))
`));
