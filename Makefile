# The commands of a working day; `make` alone lists them.

# The screen that `make run` opens; the list of all screens when empty.
PAGE ?=

.PHONY: help setup run build test bench fuzz format screenshots check-browser

help:
	@echo "make run [PAGE=settings]  open the gallery, in a window or, without a display, in a browser"
	@echo "make test                 check the formatting, build, and run every test"
	@echo "make bench                measure what updates cost, and write Documentation/Performance.md"
	@echo "make build                build everything for debugging"
	@echo "make fuzz                 take forms through a million random transitions"
	@echo "make format               format every source file"
	@echo "make screenshots          draw the pictures of the documentation anew"
	@echo "make check-browser        use the Settings form in a headless browser"
	@echo "make setup                install what building, running and testing need"

setup:
	@Scripts/prepare build test

run:
	@Scripts/run $(PAGE)

build:
	@Scripts/prepare build
	swift build

test:
	@Scripts/test

bench:
	@Scripts/bench

fuzz:
	@Scripts/prepare build
	swift build -c release --product flix-fuzz
	@$$(swift build -c release --show-bin-path)/flix-fuzz --count 1000000

format:
	@Scripts/require-swift
	swift format --in-place --recursive --parallel Package.swift Sources Tests

screenshots:
	@Scripts/screenshots

check-browser:
	@Scripts/check-browser
