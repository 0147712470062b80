# Spades: `make play` to play, `make test` for everything that must hold. Each sets itself up.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
PY := .venv/bin/python
STAMPS := .cache/stamps
SETUP := $(STAMPS)/venv $(STAMPS)/node
WORKERS ?= auto

.PHONY: play build test check bench verify lighthouse test-browsers test-deep test-peers fit calibration setup lock clean

play: build
	@$(PY) -m tools.serve dist

build: $(SETUP)
	@$(PY) -m tools.build

test: $(SETUP) $(STAMPS)/browser check build
	$(PY) -m pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term --cov-fail-under=100
	@$(MAKE) --no-print-directory test-browsers

# The built site in Chromium, Firefox and WebKit; each keeps to one process.
test-browsers: $(SETUP) $(STAMPS)/browser $(STAMPS)/browsers build
	$(PY) -m pytest tests/browsers -n 2 --dist loadgroup

check: $(SETUP)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports
	@for file in $$(git ls-files '*.mjs' 'static/*.js'); do node --check $$file || exit 1; done

bench: $(SETUP) $(STAMPS)/browser build
	$(PY) -m tools.bench

# Is the site at this address the build in dist/? Build it first, with the same SITE_URL.
verify: $(SETUP)
	@$(PY) -m tools.verify "$(URL)"

# What Lighthouse says of every page: minutes, on a quiet machine.
lighthouse: $(SETUP) $(STAMPS)/browser $(STAMPS)/lighthouse
	$(PY) -m tools.lighthouse

# What `make test` does at a small size, at full size: minutes.
test-deep: $(SETUP)
	$(PY) -m pytest tests/deep -n $(WORKERS)

test-peers: $(SETUP) $(STAMPS)/peers
	$(PY) -m pytest tests/peers

# Learn the figures of spades/bots/model anew from hands that bots play. It goes on where it was stopped.
fit: $(SETUP) $(STAMPS)/fit
	$(PY) -m tools.fit.equity
	$(PY) -m tools.fit.tricks

# What the model expects against what happens, on hands that it did not learn from.
calibration: $(SETUP) $(STAMPS)/fit
	$(PY) -m tools.fit.calibration

setup: $(SETUP) $(STAMPS)/browser $(STAMPS)/browsers

$(STAMPS)/venv: requirements/dev.txt tools/setup.py
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed"; exit 1; }
	@mkdir -p $(STAMPS)
	$(PYTHON) tools/setup.py venv
	@touch $@

$(STAMPS)/node: package.json package-lock.json .npmrc
	@command -v npm >/dev/null || { echo "Node.js 20 or newer is needed (with npm)"; exit 1; }
	@mkdir -p $(STAMPS)
	npm ci --silent
	@touch $@

$(STAMPS)/browser: $(STAMPS)/venv
	$(PY) tools/setup.py browser
	@touch $@

$(STAMPS)/browsers: $(STAMPS)/venv tools/setup.py
	$(PY) tools/setup.py browsers
	@touch $@

$(STAMPS)/lighthouse: tools/lighthouse/package-lock.json
	npm ci --silent --prefix tools/lighthouse
	@touch $@

$(STAMPS)/peers: $(STAMPS)/venv requirements/peers.txt
	$(PY) tools/setup.py peers
	@touch $@

$(STAMPS)/fit: $(STAMPS)/venv requirements/fit.txt
	$(PY) tools/setup.py fit
	@touch $@

# Move the locked versions: needs `uv` (pip install uv).
lock:
	for set in dev peers fit; do uv pip compile -q --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-annotate --custom-compile-command "make lock" requirements/$$set.in -o requirements/$$set.txt; done

clean:
	rm -rf dist build .cache .venv node_modules tools/lighthouse/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache .coverage *.egg-info
