"""The files of the site, in memory: path in ``dist/`` to contents."""

import hashlib
import json
import re
import tomllib

from tools.build import MODULES, ROOT, deck, embedding, offline, packs, scripts
from tools.build.guide import page as guide
from tools.build.licences import licences
from tools.build.pictures import HEIGHT, SHARED, WIDTH, pictures
from tools.build.weights import wire_size

PYSCRIPT = MODULES / "@pyscript" / "core" / "dist"
MICROPYTHON = MODULES / "@micropython" / "micropython-webassembly-pyscript"
PYODIDE = MODULES / "pyodide"
BUNDLED = ("static/boot.mjs", "static/cards.svg", "static/sw.js", "static/embed.js")  # not copied as they are
Files = dict[str, bytes]


def digest(files: Files) -> str:
    """Twelve hexadecimal digits that name these contents."""
    state = hashlib.sha256()
    for path, data in sorted(files.items()):
        state.update(f"{path}\0{len(data)}\0".encode() + data)
    return state.hexdigest()[:12]


def runtime() -> Files:
    """PyScript, MicroPython and Pyodide: the parts that are loaded, as npm delivered them."""
    chunks = [PYSCRIPT / "core.js", *PYSCRIPT.glob("core-*.js"), *PYSCRIPT.glob("error-*.js")]
    wasm = [MICROPYTHON / "micropython.mjs", MICROPYTHON / "micropython.wasm"]
    pyodide = [PYODIDE / name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")]
    files = {path.name: path.read_bytes() for path in (*chunks, *wasm, *pyodide)}
    return {**files, "stdlib.bin": packs.stdlib()}


def inputs(site_url: str) -> Files:
    """Everything of ours that the site is made from: the build's name is the hash of it."""
    paths = [ROOT / name for name in ("index.html", "pyscript.toml", "package-lock.json", "LICENSE")]
    for folder in ("spades", "static", "tools/build"):
        paths += [path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix != ".pyc"]
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    return {**files, "SITE_URL": site_url.encode()}


def statics() -> Files:
    """The static files that are served as they are, by their path below ``static/``."""
    paths = [path for path in (ROOT / "static").rglob("*") if path.is_file()]
    names = {path.relative_to(ROOT).as_posix(): path for path in paths}
    return {
        name.removeprefix("static/"): path.read_bytes()
        for name, path in names.items()
        if name not in BUNDLED and path.suffix not in {".css", ".md"}
    }


def stylesheet(page: str) -> bytes:
    """The page's stylesheets in their order, as one: a request each would delay the first paint."""
    sheets = re.findall(r'<link rel="stylesheet" href="(static/[^"]+)">', page)
    return "\n".join((ROOT / sheet).read_text("utf-8") for sheet in sheets).encode()


def app(page: str, build: str, runtime_name: str) -> Files:
    """Our own part of the site, but for the page and ``boot.mjs``."""
    files = statics()
    files |= scripts.scripts(build)
    files["worker.py"] = (ROOT / "spades/worker.py").read_bytes()
    files["spades.zip"] = packs.package(build)
    files["style.css"] = stylesheet(page)
    files["guide.css"] = guide.stylesheet()
    files["deck.svg"] = deck.sprite().encode()
    info = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"]
    words = {
        "RUNTIME": f"../{runtime_name}",
        '"PYTHON"': f'"{info["python"]}"',
        '"ABI"': f'"{info["abi_version"]}"',
    }
    files["worker.mjs"] = bundled(files["worker.mjs"].decode(), files).encode()
    for name in ("start.mjs", "worker.mjs"):
        text = files[name].decode()
        for word, value in words.items():
            text = text.replace(word, value)
        files[name] = text.encode()
    return files


def bundled(text: str, files: Files) -> str:
    """A module with those in it that it imports: a worker would fetch them one after another."""

    def inside(found: re.Match[str]) -> str:
        return files[found[1]].decode().replace("\nexport ", "\n")

    return re.sub(r'import (?:\{[^}]*\} from )?"\./(\w+\.mjs)";\n', inside, text)


def configuration(app_name: str, runtime_name: str) -> dict[str, object]:
    """``pyscript.toml`` with the addresses of this build."""
    text = (ROOT / "pyscript.toml").read_text("utf-8")
    text = text.replace("./app/", f"./{app_name}/").replace("./runtime/", f"./{runtime_name}/")
    return {**tomllib.loads(text), "page": f"./{runtime_name}/micropython.mjs"}


def head(build: str, names: tuple[str, str], loaded: Files, site_url: str) -> str:
    """What the page's head gets: what to fetch early, and what ``boot.mjs`` must know."""
    app_name, runtime_name = names
    early = [
        f"{app_name}/start.mjs",
        f"{app_name}/watch.mjs",
        f"{app_name}/storage.mjs",
        f"{app_name}/nothing.mjs",
        f"{runtime_name}/core.js",
        f"{runtime_name}/micropython.mjs",
    ]
    early += [f"{runtime_name}/{path.name}" for path in PYSCRIPT.glob("core-*.js")]
    lines = [f'<link rel="modulepreload" href="{path}">' for path in early]
    lines.append('<link rel="manifest" href="manifest.webmanifest">')
    lines.append('<link rel="apple-touch-icon" href="icons/apple-touch-icon.png">')
    lines.append(f'<meta property="og:image" content="{site_url}{SHARED}">')
    lines.append(f'<meta property="og:image:width" content="{WIDTH}">')
    lines.append(f'<meta property="og:image:height" content="{HEIGHT}">')
    if site_url:
        lines.append(f'<link rel="canonical" href="{site_url}">')
        lines.append(f'<meta property="og:url" content="{site_url}">')
    known = {
        "build": build,
        "start": f"{app_name}/start.mjs",
        "config": configuration(app_name, runtime_name),
        "files": sizes(loaded),
    }
    block = json.dumps(known, separators=(",", ":")).replace("<", "\\u003c")
    return "\n".join([*lines, f'<script type="application/json" id="build">{block}</script>'])


def sizes(loaded: Files) -> dict[str, list[int]]:
    """Of each file that the progress line counts: its bytes, and those on the wire."""
    return {path.split("/")[-1]: [len(data), wire_size(data)] for path, data in sorted(loaded.items())}


def examples_start(names: tuple[str, str], loaded: Files) -> bytes:
    """What ``examples.mjs`` must know, as :func:`head` tells ``boot.mjs``; a reader's touch brings it."""
    known = {
        "script": "examples.py",
        "pack": "examples.bin",
        "config": configuration(*names),
        "files": sizes(loaded),
    }
    return json.dumps(known, separators=(",", ":")).encode()


def built_page(page: str, app_name: str, head_lines: str) -> str:
    """``index.html`` with the addresses of this build and the deck of cards in it."""
    page = re.sub(r"<!-- unbuilt -->.*?<!-- /unbuilt -->\n", "", page, flags=re.DOTALL)
    sheets = re.compile(r'(<link rel="stylesheet" href="static/[^"]+">\n)+')
    page = sheets.sub(f'<link rel="stylesheet" href="{app_name}/style.css">\n', page)
    page = page.replace('src="static/boot.mjs"', f'src="boot.mjs?v={app_name[4:]}"')
    page = page.replace('href="static/guide/', 'href="guide/')
    page = re.sub(r'((?:href|src)=")static/', rf"\1{app_name}/", page)
    return page.replace("<!-- cards -->", deck.sprite()).replace("<!-- head -->", head_lines)


# What the progress line counts: what fetch() or load() of static/watch.mjs brings, on all pages or on some.
COUNTED = re.compile(r"\.wasm$|\.asm\.mjs$|\.zip$|/stdlib\.bin$|/core-|/(core\.js|pyodide\.mjs|worker\.py)$")
TABLE = re.compile(r"/(page\.bin|boot\.py)$")
EXAMPLES = re.compile(r"/examples\.(bin|py)$")


def assemble(site_url: str) -> Files:
    """The whole site."""
    page = (ROOT / "index.html").read_text("utf-8")
    vendor = runtime()
    build = digest(inputs(site_url))
    names = (f"app-{build}", f"runtime-{digest(vendor)}")
    ours = app(page, build, names[1])
    files = {f"{names[0]}/{path}": data for path, data in ours.items()}
    files |= {f"{names[1]}/{path}": data for path, data in vendor.items()}
    counted, table, examples = (
        {path: data for path, data in files.items() if pattern.search(path)}
        for pattern in (COUNTED, TABLE, EXAMPLES)
    )
    files[f"{names[0]}/start.json"] = examples_start(names, counted | examples)
    lines = head(build, names, counted | table, site_url)
    files["index.html"] = built_page(embedding.plain(page), names[0], lines).encode()
    inside = built_page(embedding.framed(page), names[0], lines)
    files["embed.html"] = embedding.without_early(inside).encode()
    files["embed.js"] = (ROOT / "static/embed.js").read_bytes()
    files["boot.mjs"] = packs.with_build((ROOT / "static/boot.mjs").read_text("utf-8"), build).encode()
    files["THIRD-PARTY-LICENCES.txt"] = licences().encode()
    files |= guide.pages(names[0], site_url)
    files |= pictures()
    files["manifest.webmanifest"] = offline.manifest()
    files[".nojekyll"] = b""  # else GitHub Pages drops names that begin with _
    files["sw.js"] = offline.service_worker(files)
    files[offline.LIST] = offline.listing(files)
    return files
