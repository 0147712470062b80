// node mkpyc.mjs IN.zip OUT.zip OPTIMIZE: every .py of a zip compiled by the very Python that will run it.
// Compiled at build time since doing it in the browser costs every start more than a second.

import fs from "node:fs";
import { loadPyodide } from "pyodide";

const [input, output, optimize] = process.argv.slice(2);
// A fixed hash seed, since the order of a set's elements ends up in the bytes.
const python = await loadPyodide({ env: { PYTHONHASHSEED: "0" } });
python.FS.writeFile("in.zip", fs.readFileSync(input));
python.globals.set("OPTIMIZE", Number(optimize));
python.runPython(`
import importlib._bootstrap_external as bootstrap
import zipfile

with zipfile.ZipFile("in.zip") as source, zipfile.ZipFile("out.zip", "w") as target:
    for name in sorted(source.namelist()):
        data = source.read(name)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=OPTIMIZE)
            name, data = name + "c", bytes(bootstrap._code_to_timestamp_pyc(code, 0, len(data)))
        info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        target.writestr(info, data, zipfile.ZIP_DEFLATED, 9)
`);
fs.writeFileSync(output, python.FS.readFile("out.zip"));
