# Everything is installed in .venv, which `play` and `test` make, or renew when a lock or pyproject.toml has changed.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check chromium servers compile bench fuzz load strength record lock clean
export PIP_DISABLE_PIP_VERSION_CHECK = 1

USABLE = 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))'
# The first Python here that is new enough and can make an environment; PYTHON=name chooses another.
PYTHON ?= $(shell for name in python3 python3.11 python3.12 python3.13 python3.14 python; \
	do if $$name -c $(USABLE); then echo $$name; break; fi; done 2>/dev/null)
NO_PYTHON = Fogbound needs Python 3.11 or newer with its venv module (on Debian and Ubuntu the package python3-venv); \
	if yours has an unusual name, say make PYTHON=name
BIN = .venv/bin
INSTALL = $(BIN)/python -m pip install --quiet
COMPILED = build/compiled
SOURCES = src tests tools setup.py
MINUTES = 10

help: ## list these tasks
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: .venv/.play .venv/.page ## open the table
	@$(BIN)/fogbound

test: check .venv/.page chromium servers ## check, then run all tests; ARGS="-k dice" chooses some
	$(BIN)/pytest -n auto --dist worksteal $(ARGS)

# What drives the pages in tests. Where it cannot be fetched, the tests say what to install.
chromium:
	@command -v chromium chromium-browser google-chrome >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium >/dev/null; } || true

# What servers are tested with: a database, and a proxy before them.
servers:
	@wanted=; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || wanted=postgresql; \
	test -x /usr/sbin/nginx || command -v nginx >/dev/null || wanted="$$wanted nginx"; \
	test -z "$$wanted" || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get update -qq \
		&& apt-get install -qq -y --no-install-recommends $$wanted >/dev/null; } || true

check: .venv/.dev ## ruff and mypy --strict
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/mypy --strict $(SOURCES)

compile: .venv/.dev .venv/.page chromium servers ## build the compiled wheel into build/compiled and run all tests against it
	rm -rf $(COMPILED) build/wheel build/lib* build/bdist*
	$(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --no-index --wheel-dir build/wheel .
	$(INSTALL) --no-deps --no-index --target $(COMPILED) build/wheel/*.whl
	PYTHONPATH=$(COMPILED) FOGBOUND_EXPECT_COMPILED=1 $(BIN)/pytest -n auto --dist worksteal $(ARGS)

bench: .venv/.dev ## measure the speed; after `make compile` also how many times as fast the compiled engine is
	$(BIN)/fogbound bench $(if $(wildcard $(COMPILED)),--against $(COMPILED)) $(ARGS)

fuzz: .venv/.dev .venv/.page servers ## random and mutated play, hostile requests, killed servers; MINUTES=10
	$(BIN)/fogbound fuzz --minutes $(MINUTES) $(ARGS)
	FOGBOUND_THOROUGH=1 $(BIN)/pytest -n auto --dist worksteal tests/server/test_hostile.py tests/server/test_killed.py

load: .venv/.dev .venv/.page chromium ## 200 tables on one process, and clicks in every game; writes docs/load.md
	$(BIN)/python -m tools.load $(ARGS)

strength: .venv/.dev ## play on to measure how strong the computer players are, and write docs/strength.md; ARGS="--minutes 5"
	$(BIN)/python -m tools.strength $(ARGS)

record: .venv/.dev ## write the golden records anew
	$(BIN)/python tools/record.py $(ARGS)

LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header pyproject.toml
lock: .venv/.dev ## write requirements/ anew from pyproject.toml; ARGS=--upgrade for newer versions
	$(LOCK) --all-extras --group dev --output-file requirements/dev.txt $(ARGS)
	$(LOCK) --group build --constraints requirements/dev.txt --output-file requirements/play.txt $(ARGS)
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --no-header --group node --output-file requirements/node.txt $(ARGS)

clean: ## remove what was built; .venv stays
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/bin/python:
	@$(or $(PYTHON),false) -c $(USABLE) 2>/dev/null || { echo '$(NO_PYTHON)' >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv

.venv/.play: requirements/play.txt pyproject.toml .venv/bin/python
	$(INSTALL) --require-hashes --requirement $<
	$(INSTALL) --no-build-isolation --no-deps --no-index --editable .
	@touch $@

# The page's fonts, and what of its script is not ours.
.venv/.page: package.json package-lock.json tools/vendor.py .venv/bin/python
	@command -v npm >/dev/null || $(INSTALL) --require-hashes --requirement requirements/node.txt
	$(BIN)/python tools/vendor.py
	@touch $@

.venv/.dev: requirements/dev.txt pyproject.toml .venv/bin/python
	$(INSTALL) --require-hashes --requirement $<
	$(INSTALL) --no-build-isolation --no-deps --no-index --editable .
	@touch $@ .venv/.play
