# Everyday commands. `.ci/run` uses them, too.

# BSD make prints the next line and stops. To GNU make, it is a rule that nothing uses.
.error These commands need GNU make: install it, and run gmake instead.
.DEFAULT_GOAL = build

## make run              runs Sights in this terminal
## make build            builds everything, which make alone does, too
## make test             runs all tests
## make format           formats the sources
## make lint             checks their format, and names the line of each fault
## make recordings       writes the recorded sessions in the tests again, after a change that is meant
## make ios-check        compiles the app as iOS would, without a Mac
## make simulate seed=1  uses Sights as a seed decides, on Linux; seeds=1000 tries as many
## make reached          lists what of the sources no seed has entered, on Linux; seeds=300 tries as many
## make gallery          draws all scenes on one page; since=COMMIT shows what has changed
## make docs             builds one site from the guide and the pages of all libraries
## make new name=Trivia  makes an app of your own; bundle=, scheme= and at= say which, and where
## make finished-trivia  makes the app that the tutorial ends with
## make bench            prints times and allocations; rows=plan measures a part
## make fuzz seconds=60  feeds random bytes to the parser of links
## make repeat times=20  runs each suite so often beside busy processes; suites=Outbox runs only that
## make soak             checks what takes too long for each change, such as sanitizers and more seeds
## make prove-on-ios     builds and tests the app on a Mac, for iPhone and iPad
## make picture          draws the picture of the architecture
## make clean            deletes what was built

.PHONY: help build test simulate reached soak repeat recordings ios-check prove-on-ios lint format run docs bench fuzz picture \
	gallery clean new finished-trivia

help:
	@sed -n 's/^## make/  make/p' $(firstword $(MAKEFILE_LIST))

build:
	swift build

test:
	swift test

# Runs Sights under seeds, on Linux: `make simulate seeds=1000`, `make simulate seed=42`, or
# `make simulate seed=1 twice=500` to compare two runs of each; `seconds=20` runs as many as there is time for.
# `tier=core` runs only the store, effects, and executor, hundreds of seeds a second. The tests' program does it,
# before its tests.
simulate: tier = 1
simulate:
	swift build --build-tests
	@SIMULATE=$(tier) .build/debug/ReduxCoordinatorPackageTests.xctest $(given)

# Runs Sights and the core under seeds, and lists what of the sources no seed has entered, by the compiler's coverage:
# `make reached seeds=300 core=3000 in=Sources/Redux`.
reached:
	swift build --build-tests --enable-code-coverage --scratch-path .build/coverage
	@Workshop/Tests/Support/reached $(given)

# Checks what takes longer than a change should wait: more random walks, programs and links, plans
# from every place to every other, the thread sanitizer, a hostile client, faults over https, certificates, a report in
# a browser, and fuzzing.
# Libraries and tests are optimized, which saves three quarters of the time. At last, each suite runs alone, and all of
# them together, 20 times beside four busy processes: `make soak times=100`. `make repeat times=100 suites=Outbox` does
# only that.
optimized = -c release -Xswiftc -enable-testing -Xswiftc -warnings-as-errors --scratch-path .build/soak
soaked = RandomWalkTests PlanTests PlanRootTests ContractPropertyTests \
	ThreadedContractTests LinkFuzzTests LinkAssociationTests HostileClientTests
soak:
	swift build
	swift build --build-tests $(optimized)
	NAVIGATION_WALKS=100000 NAVIGATION_THOROUGH=1 DRIVER_WALKS=1000 REDUX_PROGRAMS=120000 \
		LINK_FUZZ_INPUTS=200000 LINK_ASSOCIATION_INPUTS=100000 HOSTILE_LINES=10000 SEED=$(or $(seed),1) \
		swift test --skip-build $(optimized) $(addprefix --filter ,$(soaked))
	python3 Workshop/Tests/Support/FaultyServer/run.py --tls .build/debug/ExampleApp
	python3 Workshop/Tests/Support/FaultyServer/certificates.py .build/debug/ExampleApp
	python3 Workshop/Tests/Support/Browser/report_test.py .build/debug/ExampleApp
	python3 Workshop/Tests/Support/Storage/kill_test.py --times 500 .build/debug/ExampleApp
	python3 Workshop/Tests/Support/Storage/outbox_test.py --times 100 .build/debug/ExampleApp
	swift test --sanitize=thread --scratch-path .build/thread --filter '^ReduxTests'
	@$(MAKE) --silent fuzz seconds=$(or $(seconds),60)
	@$(MAKE) --silent repeat

repeat:
	swift build --build-tests
	Workshop/Tests/Support/repeat.py --times $(or $(times),20) $(if $(suites),--suites $(suites)) \
		$(if $(seed),--seed $(seed)) .build/debug/ReduxCoordinatorPackageTests.xctest

# Writes the recorded sessions as the app is now; see Tests/ExampleAppTests/Recordings.
recordings:
	RECORD=1 swift test --filter RecordingTests

# Compiles the app's sources for iOS against UIKit's documented declarations; see Workshop/UIKitSignatures.
ios-check:
	Workshop/UIKitSignatures/verdicts
	Workshop/UIKitSignatures/check

# Runs on a Mac: builds and tests the app for iPhone and iPad, takes pictures of its screens, and
# writes a page. `make prove-on-ios page=FOLDER` puts it elsewhere than in Documentation/proof-on-ios.
prove-on-ios:
	@Workshop/Tools/prove-on-ios $(page)

# What is formatted: everything but what is built.
swift_files = Package.swift Sources Tests App Starter Samples Documentation Workshop

lint:
	swift format lint --strict --parallel --recursive $(swift_files)

format:
	swift format --in-place --parallel --recursive $(swift_files)

run:
	swift run ExampleApp

# Builds one site from the guide and the pages of all libraries, in .build/docs/site.
docs:
	.ci/docs
	@echo 'To read it, run python3 -m http.server --directory .build/docs/site'
	@echo 'and open http://localhost:8000.'

# Prints times in nanoseconds, ratios and allocations. `make bench rows=plan` measures a part.
bench:
	swift build -c release --package-path Workshop/Benchmarks
	Workshop/Benchmarks/.build/release/StoreBenchmarks $(rows)
	Workshop/Benchmarks/.build/release/NavigationBenchmarks $(rows)
	Workshop/Benchmarks/.build/release/TerminalBenchmarks $(rows)

# Feeds random bytes to the parser of links: `make fuzz seconds=60`, or `make fuzz runs=10000000`.
fuzz:
	Workshop/Tests/Support/LinkFuzzing/run $(if $(runs),-runs=$(runs),-max_total_time=$(or $(seconds),60))

picture:
	Documentation/make-picture.sh

clean:
	swift package clean

# The options on the command line, such as 'name=Trivia', in quotes for the shell.
options = $(sort $(foreach word,$(MAKEOVERRIDES),$(if $(findstring =,$(word)),$(firstword $(subst =, ,$(word))))))
given = $(foreach option,$(options),'$(subst ','\'',$(option)=$(value $(option)))')

# Makes an app of your own: `make new name=Trivia bundle=com.acme.trivia scheme=trivia at=../Trivia`. See
# Workshop/Tools/README.md for the other options.
new:
	@Workshop/Tools/new $(given)

# Makes the app that the tutorial ends with, to compare it with your own: `make finished-trivia at=../Finished`.
finished-trivia: at ?= ../Finished
finished-trivia:
	@Workshop/Tools/new name=Trivia bundle=com.acme.trivia scheme=trivia at='$(subst ','\'',$(at))'
	@.ci/tutorial --app '$(subst ','\'',$(at))' 8

# Builds a page with a picture of each scene, in .build/gallery/index.html: in five sizes, in two languages,
# light and dark. `make gallery since=COMMIT` also puts what has changed side by side.
gallery:
	@Workshop/Tools/gallery SnapshotTests $(given)
