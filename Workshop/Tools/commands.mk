# The commands of an app; Tools/README.md explains them. An app's Makefile says where the tools are, and
# includes this file. `make help` prints the lines below that begin with ##, and those of the app's Makefile; the lines with ###
# are for an app that runs in a terminal.

### make run                          runs the app in this terminal
## make screen name=Settings         adds a screen; kind=, in=, parameter= and link= say which kind, and where
## make remove-screen name=Settings  removes a screen, with its link and its tests
## make module name=Packing          adds a feature in its own module, with the same options as a screen
## make remove-module name=Packing   removes a module
## make texts                        adds the texts that a table of a language lacks
## make build                        builds the app, which make alone does, too
## make test                         runs all tests
## make format                       formats the sources
## make lint                         checks their format, and names the line of each fault
### make recordings                   writes the recordings and pictures in the tests again, after a change that is meant
## make ios-check                    compiles the app as iOS would, without a Mac
### make simulate seeds=1000          uses the app as 1,000 seeds decide, on Linux; seed=42 repeats one
### make gallery                      draws where each flow test ends, on one page; since=COMMIT shows what has changed
## make docs                         builds a site from the pages of the libraries
## make update                       merges a newer version of the template; from= and version= say which
## make clean                        deletes what was built

.DEFAULT_GOAL = build

.PHONY: help build test simulate run lint format recordings ios-check docs gallery clean screen remove-screen module \
  remove-module texts update

# Only an app with a terminal is a program.
program = $(shell grep -s executableTarget Package.swift)
in_terminal = $(if $(program),,$(error There is no make $@ here, because this app is for iOS alone))
hash = \#
shown = $(hash)$(hash)$(if $(program),$(hash)?)
help:
	@sed -nE 's/^$(shown) (make )/  \1/p' $(MAKEFILE_LIST)

app = $(patsubst Sources/%/Composition/AppMap.swift,%,$(wildcard Sources/*/Composition/AppMap.swift))
# Declarations for the check need no comments.
swift_files = Package.swift Sources Tests $(filter-out App/Signatures/,$(wildcard App/*/))

build:
	swift build

test:
	swift test

# Runs the app under seeds, on Linux, and checks its promises: `make simulate seeds=1000`, or one of them again with
# `make simulate seed=42`. The tests' program does it, before its tests.
simulate:
	$(in_terminal)swift build --build-tests
	@SIMULATE=1 .build/debug/$(app)PackageTests.xctest $(given)

run:
	$(in_terminal)swift run $(app)

lint:
	swift format lint --strict --parallel --recursive $(swift_files)

format:
	swift format --in-place --parallel --recursive $(swift_files)

# Writes the recordings and pictures in the tests as the app is now.
recordings:
	$(in_terminal)RECORD=1 swift test --filter 'RecordingTests|PictureTests'

# Compiles the app's sources for iOS against UIKit's documented declarations. It needs Python.
ios-check:
	@$(tools)/../UIKitSignatures/check

# Builds one site from the pages of all libraries, in .build/docs/site.
docs:
	@$(tools)/docs

clean:
	swift package clean

# The options on the command line, such as 'name=Settings', in quotes for the shell.
options = $(sort $(foreach word,$(MAKEOVERRIDES),$(if $(findstring =,$(word)),$(firstword $(subst =, ,$(word))))))
given = $(foreach option,$(options),'$(subst ','\'',$(option)=$(value $(option)))')

# The program that edits the app's sources for these commands; it is compiled when it is needed first.
generator = .build/tools/generator

# What the generator and the rules of the architecture know about Swift.
swift-source = $(tools)/../Testing/SwiftSource

$(generator): $(wildcard $(tools)/Template/*.swift) $(wildcard $(swift-source)/*.swift)
	@mkdir -p $(@D)
	swiftc -swift-version 6 -package-name tools -parse-as-library -wmo -module-name SwiftSource \
	  -emit-module -emit-module-path $(@D)/SwiftSource.swiftmodule -c -o $(@D)/SwiftSource.o $(swift-source)/*.swift
	swiftc -swift-version 6 -package-name tools -I $(@D) -o $@ $(tools)/Template/*.swift $(@D)/SwiftSource.o

# `make screen name=Settings`, with kind=list for a table that can be searched and loads pages, shared=yes for one
# whose rows other screens show, kind=form for a form that is validated and sent, kind=swiftui for SwiftUI, in=TAB,
# in=modal or in=tab for its place, parameter=id:Int for a value that it is made with, and link=/orders/:id for the
# path of its link. `make module name=Packing` has the same options, but for shared=.
# `make screen existing=ProductViewController` adds a view controller that the app already has.
# `make screen name=Product convert=yes` then gives that screen files of its own.
# `make remove-screen name=Settings` and `make remove-module name=Packing` take them back.
# `make texts` adds the texts that the sources use to the tables of all languages.
screen remove-screen module remove-module texts:
	@MAKE='$(MAKE)' $(tools)/locked $(tools)/change $@ $(given)

# Builds a page with a picture of where each flow test ends, in .build/gallery/index.html; with since=COMMIT,
# also of what has changed. It needs Python.
gallery:
	$(in_terminal)@$(tools)/gallery FlowTests $(given)

# `make update from=URL-OR-FOLDER version=1.1.0` merges a newer version of the template into the app.
update:
	@$(tools)/locked $(tools)/update $(given)
