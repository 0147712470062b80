// node tools/pyodide.mjs SCRIPT.py [SITE]: runs a script in Pyodide, and prints what it printed.
// With SITE (the built dist/): just the standard library and the package that the site ships.
// Without: Pyodide as it comes and spades/ from source; ends with the names of the modules of the standard
// library that were loaded, which is how tools/build/stdlib.txt is made.

import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { loadPyodide } from "pyodide";

const [script, site] = process.argv.slice(2);
const shipped = (name) => {
  const folder = fs.readdirSync(site).find((entry) => fs.existsSync(path.join(site, entry, name)));
  return path.resolve(site, folder, name);
};
const copy = (python, folder, target) => {
  python.FS.mkdirTree(target);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const [from, to] = [path.join(folder, entry.name), `${target}/${entry.name}`];
    if (entry.isDirectory()) copy(python, from, to);
    else if (entry.name.endsWith(".py")) python.FS.writeFile(to, fs.readFileSync(from));
  }
};
const library = path.join(os.tmpdir(), `stdlib-${process.pid}.zip`);
if (site) fs.writeFileSync(library, zlib.gunzipSync(fs.readFileSync(shipped("stdlib.bin"))));
const python = await loadPyodide({
  stdout: (line) => console.log(line),
  ...(site ? { stdLibURL: library } : {}),
});
if (site) {
  fs.unlinkSync(library);
  python.FS.writeFile("spades.zip", fs.readFileSync(shipped("spades.zip")));
  python.runPython('import sys; sys.path.insert(0, "spades.zip")');
} else copy(python, "spades", "/home/pyodide/spades");
try {
  await python.runPythonAsync(fs.readFileSync(script, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (!site) {
  const names = `"\\n".join(sorted(n for n, m in sys.modules.items() if ".zip/" in str(getattr(m.__spec__, "origin", ""))))`;
  console.log(python.runPython(`import sys\n${names}`));
}
