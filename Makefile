# Everything a contributor or a curious visitor needs; `make` alone lists it.

SWIFT ?= swift
RECORDINGS ?= recordings
# --all plays the long runs in full, --sample-and-rest their sample and, beside it, what it leaves out.
PART ?=
# What goes to the script of the target.
ARGUMENTS ?=

.DEFAULT_GOAL := help
.PHONY: help bootstrap bootstrap-demo bootstrap-test demo test test-all unreached ci soak hostile mutate window-test bench fingerprint images docs format lint typecheck simulator device-report clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 22

bootstrap: ## install what is missing from Debian's packages
	@Scripts/bootstrap

bootstrap-demo:
	@Scripts/bootstrap demo

bootstrap-test:
	@Scripts/bootstrap test

demo: bootstrap-demo ## open the sample in a window or, without a display, record its stories
	@SWIFT="$(SWIFT)" Scripts/demo $(RECORDINGS)

test: bootstrap-test ## build and run the tests, with a sample of the long runs (SAMPLE picks it)
	@SWIFT="$(SWIFT)" Scripts/test $(PART)

test-all: bootstrap-test ## build and run all tests in full
	@SWIFT="$(SWIFT)" Scripts/test --all
	@SWIFT="$(SWIFT)" Scripts/unreached

unreached: bootstrap-test ## list what nobody but the host's own tests needs of the Linux host
	@$(SWIFT) build --build-tests
	@SWIFT="$(SWIFT)" Scripts/unreached

ci: bootstrap ## everything that has to pass before a change lands
	@SWIFT="$(SWIFT)" .ci/run

soak: bootstrap-test ## hours of operations beside UIKit's own and in six tabs, over UIKits of two kinds, then a hostile app, then a person in ordinary apps until stopped
	@SOAK=1 $(SWIFT) test --filter 'DifferentialTests|PageRandomTests|PushPresentationRandomTests'
	@SOAK=1 $(SWIFT) test --filter 'MemoryRandomTests|HostileUIKitTests'
	@SOAK=1 SOAK_MINUTES=$${SOAK_MINUTES:-60} $(SWIFT) test --filter HostileTests
	@SOAK=1 $(SWIFT) test --filter ImpatientPersonTests

hostile: bootstrap-test ## play an app that calls anything from any callback (ARGUMENTS="--seed 7 --steps 2000")
	@SWIFT="$(SWIFT)" Scripts/hostile $(ARGUMENTS)

mutate: bootstrap-test ## break rules on purpose, each behind a switch, and see their tests turn red
	@SWIFT="$(SWIFT)" Scripts/mutate $(ARGUMENTS)

window-test: bootstrap-test ## drag in the sample's real window, under a virtual X server
	@$(SWIFT) test --filter SampleWindowTests

bench: bootstrap-demo ## measure this library, the plain approach and the limit
	@$(SWIFT) run -c release Benchmarks --json .build/benchmarks.json

fingerprint: bootstrap-demo ## print a hash of all frames of each story, to compare two states of the code
	@SWIFT="$(SWIFT)" Scripts/fingerprint

images: bootstrap-demo ## record the moving pictures of README and Docs anew
	@Scripts/images

docs: ## build the documentation into .build/docs; warnings are errors
	@Scripts/docs

format: ## format all sources in place
	@SWIFT="$(SWIFT)" Scripts/lint --fix

lint: ## check the format of all sources and workflows
	@SWIFT="$(SWIFT)" Scripts/lint

typecheck: ## check library, sample and shared tests against Apple's declarations, SDK by SDK
	@Scripts/typecheck

simulator: ## on a Mac, print the identifier of the newest iPhone simulator
	@Scripts/simulator

device-report: ## on a Mac, print what a run of the tests found (RESULT=Truth.xcresult)
	@Scripts/device-report $(RESULT)

clean: ## remove build products and recordings
	@rm -rf .build $(RECORDINGS)
