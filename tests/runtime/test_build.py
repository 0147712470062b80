"""The build: what it puts into the site, and that it does so the same way each time."""

import ast
import io
import json
import re
import tomllib
import zipfile

import pytest

from tools.build import ROOT, packs, pages, weights
from tools.build.__main__ import write
from tools.build.scripts import unpacked
from tools.build.site import assemble

LISTED = ROOT / "THIRD-PARTY-LICENCES.md"


@pytest.fixture(scope="module")
def files():
    return assemble("")


def text(files, pattern):
    (found,) = [data for path, data in files.items() if re.fullmatch(pattern, path)]
    return found.decode()


def page_modules(files):
    (pack,) = [data for path, data in files.items() if path.endswith("/page.bin")]
    return unpacked(pack)


def known(files):
    block = text(files, "index.html").partition('id="build">')[2].partition("</script>")[0]
    return json.loads(block)


class TestSite:
    def test_two_builds_give_the_same_bytes(self, files):
        assert assemble("") == files

    def test_the_build_is_named_everywhere(self, files):
        build = known(files)["build"]
        assert f'BUILD = "{build}"' in text(files, "boot.mjs")
        assert build.encode() in page_modules(files)["spades/wire.mpy"]
        (package,) = [data for path, data in files.items() if path.endswith("spades.zip")]
        with zipfile.ZipFile(io.BytesIO(package)) as archive:
            assert f'BUILD = "{build}"' in archive.read("spades/wire.py").decode()

    def test_every_address_but_the_fixed_ones_carries_a_hash(self, files):
        hashed = r"(app|runtime)-[0-9a-f]{12}/"
        named = r"guide/(en|de)/[a-z-]+\.html$|icons/"
        loose = {path for path in files if not re.match(f"{hashed}|{named}", path)}
        texts = {"THIRD-PARTY-LICENCES.txt", ".nojekyll", "manifest.webmanifest", "files.json"}
        assert loose == {"index.html", "embed.html", "boot.mjs", "embed.js", "sw.js", *texts}

    def test_another_input_is_another_build_with_the_same_runtime(self, files):
        other = assemble("https://spades.example/")
        assert known(other)["build"] != known(files)["build"]
        shared = {path for path in files if path.startswith("runtime-")}
        assert shared == {path for path in other if path.startswith("runtime-")}

    def test_the_site_address_makes_links_absolute(self):
        page = text(assemble("https://spades.example/game/"), "index.html")
        assert '<link rel="canonical" href="https://spades.example/game/">' in page

    def test_what_the_page_refers_to_exists(self, files):
        page = text(files, "index.html")
        for address in re.findall(r'(?:href|src)="([^"#]+)"', page):
            assert address.split("?")[0] in files, address

    def test_no_file_is_called_like_what_pages_drops(self, files):
        """D08: a branch deploy drops names with an underscore unless .nojekyll is there."""
        assert ".nojekyll" in files
        assert [path for path in files if "/_" in path or path.startswith("_")] == []

    def test_the_page_asks_for_nothing_from_elsewhere(self, files):
        """D10, D18: what names a host are links for people, and names of XML."""
        for path, data in files.items():
            if path.endswith((".html", ".mjs", ".css", ".json", ".py")) and path.startswith(
                ("app-", "index", "boot")
            ):
                hosts = set(re.findall(rb"https?://([\w.-]+)", data))
                assert hosts <= {b"www.w3.org"}, path
                assert b"latest/" not in data, path

    def test_the_page_gets_all_its_modules_as_bytecode(self, files):
        modules = page_modules(files)
        ours = {path for path in modules if not path.startswith("pyscript/")}
        assert {path.removesuffix(".mpy") + ".py" for path in ours} == set(pages.sources())
        assert "pyscript/__init__.mpy" in modules
        assert {code[:2] for code in modules.values()} == {b"M\x06"}


class TestConfiguration:
    def test_it_is_pyscript_toml_with_addresses(self, files):
        """And pyscript.toml names just the package that worker.py imports from."""
        source = tomllib.loads((ROOT / "pyscript.toml").read_text())
        config = known(files)["config"]
        assert config["plugins"] == source["plugins"]
        assert config["sync_main_only"] is source["sync_main_only"] is True
        assert list(source["files"].values()) == list(config["files"].values()) == ["./spades.zip"]
        for address in (*config["files"], config["interpreter"], config["page"]):
            assert address.removeprefix("./") in files

    def test_the_package_holds_all_that_the_worker_imports(self, files):
        (package,) = [data for path, data in files.items() if path.endswith("spades.zip")]
        shipped = {name.rsplit(".", 1)[0] for name in zipfile.ZipFile(io.BytesIO(package)).namelist()}
        sources = {path.removesuffix(".py") for path in packs.package_sources()}
        assert shipped == sources
        assert "spades/session/__init__" in shipped

    def test_every_plugin_is_switched_off(self, files):
        """One that a new PyScript brings would be fetched at each start."""
        offered = re.findall(r'"?([a-z-]+)"?:\(\)=>import\(', text(files, r"runtime-.*/core-.*\.js"))
        off = {name.removeprefix("!") for name in known(files)["config"]["plugins"]}
        assert set(offered) - off <= {"codemirror", "error"}


class TestStrip:
    SOURCE = '''"""Doc
over two lines."""

import json  # why


def f(a):
    """Doc."""


class C:
    """Doc."""

    text = "# no comment"

    def m(self):
        """Doc
        again."""
        return """kept"""  # ü
'''

    def test_docstrings_and_comments_go(self):
        stripped = pages.strip(self.SOURCE)
        assert "Doc" not in stripped
        assert "why" not in stripped
        assert '"# no comment"' in stripped
        assert '"""kept"""' in stripped

    def test_lines_keep_their_numbers(self):
        def lines(source):
            return [
                (type(node), node.lineno)
                for node in ast.walk(ast.parse(source))
                if isinstance(node, ast.Return)
            ]

        assert lines(pages.strip(self.SOURCE)) == lines(self.SOURCE)

    def test_the_code_stays_the_same(self):
        tree = ast.parse(self.SOURCE)
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
                node.body[0] = ast.Expr(ast.Constant(0))
        assert ast.dump(ast.parse(pages.strip(self.SOURCE))) == ast.dump(tree)


class TestOrder:
    def test_a_module_comes_after_what_it_imports(self):
        texts = {
            "spades/__init__.py": "",
            "spades/ui/__init__.py": "",
            "spades/ui/app.py": "from spades.ui import table\n\ndef f():\n    from spades.ui import late",
            "spades/ui/table.py": "import spades.ui.dom",
            "spades/ui/dom.py": "",
            "spades/ui/late.py": "from .dom import x",
        }
        first, later = pages.order(texts)
        assert first == ["spades", "spades.ui", "spades.ui.dom", "spades.ui.table", "spades.ui.app"]
        assert later == ["spades.ui.late"]


class TestWeights:
    def test_the_site_is_within_its_budgets(self, files):
        assert weights.complaints(files) == []
        assert weights.first_visit(files) <= 6_200_000

    def test_a_file_that_outgrows_its_budget_is_named(self, files):
        heavy = {**files, "boot.mjs": bytes(range(256)) * 40_000}
        assert [line for line in weights.complaints(heavy) if line.startswith("boot.mjs: ")] != []

    def test_a_file_without_a_budget_is_named(self, files):
        assert "guest.html has no budget" in weights.complaints({**files, "guest.html": b""})


class TestLicences:
    def test_all_that_is_shipped_is_there_with_its_text(self, files):
        said = text(files, "THIRD-PARTY-LICENCES.txt")
        for name in ("pyodide", "@pyscript/core", "polyscript", "@micropython/", "coincident", "CPython"):
            assert f"\n{name}" in said
        assert "Mozilla Public License" in said
        assert "Apache License" in said
        assert "Damien P. George" in said
        assert "{holder}" not in said

    def test_the_list_in_the_project_is_that_of_the_site(self, files):
        shipped = re.findall(r"={78}\n(\S+) (\S+) \((.+)\)\n", text(files, "THIRD-PARTY-LICENCES.txt"))
        listed = re.findall(r"^\| (\S+) \| (\d\S*) \| (.+) \|$", LISTED.read_text("utf-8"), re.MULTILINE)
        assert sorted(set(shipped)) == sorted(listed)


def test_writing_leaves_an_equal_folder_alone(tmp_path):
    write({"a/b.txt": b"1"}, tmp_path / "dist")
    before = (tmp_path / "dist" / "a").stat().st_mtime_ns
    write({"a/b.txt": b"1"}, tmp_path / "dist")
    assert (tmp_path / "dist" / "a").stat().st_mtime_ns == before
    write({"c.txt": b"2"}, tmp_path / "dist")
    assert [path.name for path in (tmp_path / "dist").iterdir()] == ["c.txt"]
