# Linewright. `make play` to play, `make test` to check everything; `make help` lists the rest.

PYTHON ?= python3
ARGS   ?=

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input install
LOCK := $(BIN)/uv pip compile --no-config --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --quiet --upgrade --custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: help play test test-all check format bench lock clean

help: ## list what can be made
	@grep -E '^[a-z-]+:.*## ' Makefile | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 18

# Players need only the run-time packages; the tools for checking come on top, in the same environment.
# The stamps remember what was installed, so that a second run starts at once.

$(VENV)/.ready-to-play: locks/runtime.txt locks/build.txt pyproject.toml
	@echo "Setting up $(VENV) (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r locks/runtime.txt -r locks/build.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.ready-to-check: $(VENV)/.ready-to-play locks/dev.txt
	@echo "Adding the tools for checking to $(VENV) (once) ..."
	@$(PIP) --require-hashes -r locks/dev.txt
	@touch $@

play: $(VENV)/.ready-to-play ## play in the terminal (ARGS="nordic" for another game)
	@$(BIN)/linewright compile
	@$(BIN)/linewright play $(ARGS)

check: $(VENV)/.ready-to-check ## formatting, style, types
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy

test: check ## check, then every test but the long ones (ARGS="-k tunnel" for some)
	@$(BIN)/python -m pytest --quiet -n 2 $(ARGS)

test-all: check ## check, then every test, the long ones too
	@$(BIN)/python -m pytest --quiet -n 2 -m "long or not long" $(ARGS)

format: $(VENV)/.ready-to-check ## lay the code out, repair what can be repaired
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet .

bench: $(VENV)/.ready-to-check ## measure speed
	@set -e; for file in $(sort $(wildcard bench/bench_*.py)); do echo "== $$file"; $(BIN)/python $$file; done

lock: $(VENV)/.ready-to-check ## pin the newest packages that fit, with hashes
	@$(LOCK) pyproject.toml -o locks/runtime.txt
	@$(LOCK) --group build -c locks/runtime.txt -o locks/build.txt
	@$(LOCK) pyproject.toml --group build --group dev -c locks/runtime.txt -c locks/build.txt -o locks/dev.txt

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +
