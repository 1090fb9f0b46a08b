# What one does with this repository. `.ci/run` calls the same.

.PHONY: build test ios-check lint format run docs bench fuzz picture pictures snapshots clean \
	screen rename remove-demo

build:
	swift build

test:
	swift test

# Compiles the shared sources against UIKit as it is documented; Tests/UIKitSignatures says more.
ios-check:
	Tests/UIKitSignatures/check

lint:
	swift format lint --strict --parallel --recursive Package.swift Sources Tests App Plugins Documentation

format:
	swift format --in-place --parallel --recursive Package.swift Sources Tests App Plugins Documentation

run:
	swift run ExampleApp

# The guide and the pages of every library as one site, in .build/docs/site.
docs:
	.ci/docs
	@echo 'To read it: python3 -m http.server --directory .build/docs/site, and http://localhost:8000'

# Nanoseconds, ratios to what each thing is compared with, allocations; `make bench rows=plan` for some.
bench:
	swift build -c release --package-path Benchmarks
	Benchmarks/.build/release/StoreBenchmarks $(rows)
	Benchmarks/.build/release/NavigationBenchmarks $(rows)

# Bytes against the parser of links: `make fuzz seconds=60`, or `make fuzz runs=10000000`.
fuzz:
	Tests/LinkFuzzing/run $(if $(runs),-runs=$(runs),-max_total_time=$(or $(seconds),60))

picture:
	Documentation/make-picture.sh

# The screens in the README, from the app as it is.
pictures:
	RECORD=1 swift test --filter '\.PictureTests'

snapshots:
	RECORD=1 swift test --filter SnapshotTests

clean:
	swift package clean

# What makes a clone your own; Plugins/README.md says more.
plugin = swift package --allow-writing-to-package-directory

# Names of other lengths wrap lines anew, and the pictures in the tests show them.
screen:
	@$(plugin) new-screen "$(name)"
	@$(MAKE) --silent format

rename:
	@$(plugin) rename-app $(if $(name),--name "$(name)") $(if $(bundle),--bundle "$(bundle)") \
		$(if $(scheme),--scheme "$(scheme)") $(if $(host),--host "$(host)")
	@$(MAKE) --silent format
	@[ ! -d Tests/*/Snapshots ] || RECORD=1 swift test --filter '\.(PictureTests|SnapshotTests)'

remove-demo:
	@$(plugin) remove-demo
