# Everyday commands. `.ci/run` uses them, too.

# BSD make prints the next line and stops. To GNU make, it is a rule that nothing uses.
.error These commands need GNU make: install it, and run gmake instead.
.DEFAULT_GOAL = build

.PHONY: build test recordings test-libraries ios-check lint format run docs bench fuzz picture clean screen \
	remove-screen rename

build:
	swift build

test:
	swift test

# Tests the libraries and the commands, too, as you do after you change them.
test-libraries:
	LIBRARY_TESTS=1 swift test
	LIBRARY_TESTS=1 swift test --sanitize=thread --scratch-path .build/thread --filter '^ReduxTests'
	@$(MAKE) --silent fuzz seconds=10

# Writes the recorded sessions as the app is now; see Tests/ExampleAppTests/Recordings.
recordings:
	RECORD=1 swift test --filter RecordingTests

# Compiles the app's sources against UIKit's documented declarations; see Tests/UIKitSignatures.
ios-check:
	Tests/UIKitSignatures/check

# What is formatted: everything but what is built.
swift_files = Package.swift Sources Tests App Plugins Documentation \
	Benchmarks/Package.swift Benchmarks/Sources

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
	swift build -c release --package-path Benchmarks
	Benchmarks/.build/release/StoreBenchmarks $(rows)
	Benchmarks/.build/release/NavigationBenchmarks $(rows)
	Benchmarks/.build/release/TerminalBenchmarks $(rows)

# Feeds random bytes to the parser of links: `make fuzz seconds=60`, or `make fuzz runs=10000000`.
fuzz:
	Tests/LinkFuzzing/run $(if $(runs),-runs=$(runs),-max_total_time=$(or $(seconds),60))

picture:
	Documentation/make-picture.sh

clean:
	swift package clean

# Commands that make a clone your own; see Plugins/README.md.
plugin = COMMANDS=1 swift package --allow-writing-to-package-directory

# Commands that belong to a plugin.
-include Plugins/*/*.mk

# `make screen name=Settings`, with kind=list for a table that loads pages, in=TAB, in=modal or in=tab for
# its place, and parameter=id:Int for a value that it is made with.
screen:
	@$(plugin) new-screen "$(name)" $(if $(kind),--kind "$(kind)") $(if $(in),--in "$(in)") \
		$(if $(parameter),--parameter "$(parameter)")
	@$(MAKE) --silent format

remove-screen:
	@$(plugin) remove-screen "$(name)"
	@$(MAKE) --silent format

# Lines wrap differently with a name of another length, and pictures in the tests show it.
rename:
	@$(plugin) rename-app $(if $(name),--name "$(name)") $(if $(bundle),--bundle "$(bundle)") \
		$(if $(scheme),--scheme "$(scheme)") $(if $(host),--host "$(host)")
	@$(MAKE) --silent format
	@$(draw)
