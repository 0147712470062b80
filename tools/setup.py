"""Set a fresh machine up: ``python3 tools/setup.py venv|peers|fit|browser|browsers``.

Runs before there is a virtual environment, so it needs nothing but Python's standard library.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts" if os.name == "nt" else "bin") / "python"
BROWSER = ROOT / ".cache" / "browser"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def run(*command: str) -> None:
    """Run a command and show it; its failure ends the set-up."""
    print("+", " ".join(command), flush=True)
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        sys.exit(f"set-up: this failed: {' '.join(command)}")


def works(*command: str) -> bool:
    """Whether a command ends well; what it prints is of no interest."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0


def debian_root() -> bool:
    """Whether Debian's packages can be installed: on Debian, as root."""
    release = Path("/etc/os-release")
    is_debian = release.exists() and "\nID=debian" in "\n" + release.read_text()
    return is_debian and os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt_install(*packages: str) -> None:
    """Install Debian packages after one update of the package lists."""
    run("apt-get", "update", "-qq")
    run("apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages)


def make_venv() -> None:
    """A virtual environment with pip in it, from a Python that may come without ``ensurepip``."""
    if PYTHON.exists() and works(str(PYTHON), "-m", "pip", "--version"):
        return
    shutil.rmtree(VENV, ignore_errors=True)
    command = (sys.executable, "-m", "venv", str(VENV))
    if works(*command):
        return
    if not debian_root():
        sys.exit(
            "set-up: this Python cannot make virtual environments; install python3-venv (Debian, Ubuntu)"
        )
    apt_install("python3-venv")
    run(*command)


def venv() -> None:
    """``.venv`` with exactly what ``requirements/dev.txt`` locks."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs before anything else has checked
        sys.exit(f"set-up: Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    make_venv()
    pip_install("dev")


def pip_install(lock: str) -> None:
    """Install one lock file, hashes checked."""
    run(str(PYTHON), "-m", "pip", "install", "-q", "--require-hashes", "-r", f"requirements/{lock}.txt")


def found_chromium() -> str | None:
    """A Chromium of this system, or one that Playwright has already fetched."""
    wanted = os.environ.get("SPADES_CHROMIUM")
    for name in (wanted, *CHROMIUMS, MAC_CHROME):
        path = shutil.which(name) if name else None
        if path and "snap" not in os.path.realpath(path):  # a snap cannot be driven from outside its box
            return path
    code = "import playwright.sync_api as p\nwith p.sync_playwright() as t: print(t.chromium.executable_path)"
    asked = subprocess.run([str(PYTHON), "-c", code], capture_output=True, text=True, check=False)
    path = asked.stdout.strip()
    return path if path and Path(path).exists() else None


def browser() -> None:
    """Write the path of a Chromium to ``.cache/browser``; install one where there is none."""
    path = found_chromium()
    if path is None and debian_root():
        apt_install("chromium")
        path = found_chromium()
    if path is None:
        as_root = ["--with-deps"] if shutil.which("apt-get") and os.geteuid() == 0 else []
        run(str(PYTHON), "-m", "playwright", "install", *as_root, "chromium")
        path = found_chromium()
    if path is None:
        sys.exit("set-up: no Chromium; install one and set SPADES_CHROMIUM to its path")
    BROWSER.parent.mkdir(exist_ok=True)
    BROWSER.write_text(path + "\n")
    print("browser:", path)


# Debian's own browsers, by what each package brings.
OTHERS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}


def browsers() -> None:
    """Firefox and WebKit for ``make test-browsers``: Debian's, else Playwright's own. One that is not to be
    had is no failure: the tests say loudly what they did not try.
    """
    missing = [package for name, package in OTHERS.items() if not shutil.which(name)]
    if missing and debian_root():
        print("+ apt-get install", *missing, flush=True)
        works("apt-get", "update", "-qq")
        works("apt-get", "install", "-qq", "-y", "--no-install-recommends", *missing)
    if all(shutil.which(name) for name in OTHERS):
        return
    may_install = shutil.which("apt-get") and (os.geteuid() == 0 or works("sudo", "-n", "true"))
    with_libraries = ["--with-deps"] if may_install else []
    for name in ("firefox", "webkit"):
        command = (str(PYTHON), "-m", "playwright", "install", *with_libraries, name)
        if not works(*command):
            print(f"set-up: NO {name.upper()}: this failed: {' '.join(command)}", flush=True)


if __name__ == "__main__":
    STEPS = {
        "venv": venv,
        "peers": lambda: pip_install("peers"),
        "fit": lambda: pip_install("fit"),
        "browser": browser,
        "browsers": browsers,
    }
    for step in sys.argv[1:] or ["venv"]:
        STEPS[step]()
