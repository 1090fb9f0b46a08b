import Foundation

/// A part of a text file, and what takes its place.
struct Passage {
  let path, old, new: String

  init(_ path: String, _ old: String, _ new: String = "") {
    (self.path, self.old, self.new) = (path, old, new)
  }
}

extension TerminalRemoval {
  /// Changes what isn't Swift code of the app: the manifest, the scripts and the pages.
  ///
  /// A passage that the app's owners have changed stays as it is. The manifest must be changed as a
  /// whole, or nothing is.
  func editTexts(in draft: inout Draft) throws {
    try editManifest(in: &draft)
    for passage in scripts + pages where draft.isFile(passage.path) {
      try draft.edit(passage.path) { $0 = $0.replacing(passage.old, with: passage.new) }
    }
    try draft.edit("Plugins/README.md") {
      $0 = $0.replacing(/(?m)^## iOS only\n(?:(?!## ).*\n)*/, with: "")
    }
    try draft.edit("CONTRIBUTING.md") {
      let section = /(?m)^## Files that iOS and the terminal share\n(?:(?!## ).*\n)*/
      $0 = $0.replacing(section, with: "")
    }
    try draft.edit("\(project.tests)/Architecture/ArchitectureTests.swift") {
      let test =
        /\n  @Test func `no file that iOS and the terminal share(?:(?!\n  }\n)[\s\S])*\n  }\n/
      $0 = $0.replacing(test, with: "")
    }
  }

  private func editManifest(in draft: inout Draft) throws {
    try draft.edit("Package.swift") { text in
      let settings = /(?:\/\/\/ .*\n)*let terminal\w*: \[SwiftSetting\] = \[\n(?:  .*\n)*?\]\n\n/
      let dependency = /let terminalUIKit: Target.Dependency = .*\n.*\n\n/
      let tests =
        /\ *\.testTarget\(\s*name: "(?:CoordinatorUIKit|TerminalUIKit|Template)Tests"(?:(?!\),\n)[\s\S])*\),\n/
      text = text.replacing(settings, with: "").replacing(dependency, with: "")
        .replacing(tests, with: "")
        .replacing(/(?m)^.*name: "TerminalUIKit".*\n/, with: "")
        .replacing(/(?m)^.*plugin\("IOSOnly".*\n/, with: "")
        .replacing(/,\s*terminalUIKit\b/, with: "")
        .replacing(" + terminalTests", with: "").replacing(" + terminal", with: "")
        .replacing("exclude: [\"Recordings\"]", with: "exclude: [\"Flows\"]")
        .replacing(/\.executableTarget\((\s*name: "(\w+)")/) {
          $0.2 == project.target ? ".target(\($0.1)" : String($0.0)
        }
      guard !text.contains("erminal") else {
        throw Refusal(
          "The terminal can't be removed, because Package.swift uses it in lines of your own. Remove"
            + " these, and try again.")
      }
    }
    try draft.edit("Benchmarks/Package.swift") {
      $0 = $0.replacing(
        """
            .executableTarget(
              name: "TerminalBenchmarks",
              dependencies: [
                "Measuring",
                .product(name: "TerminalUIKit", package: "ReduxCoordinator"),
              ],
              swiftSettings: settings),

        """, with: "")
    }
  }

  private var scripts: [Passage] {
    [
      Passage(
        ".swift-format", "  \"maximumBlankLines\"",
        "  \"indentConditionalCompilationBlocks\": false,\n  \"maximumBlankLines\""),
      Passage("Makefile", "\tBenchmarks/.build/release/TerminalBenchmarks $(rows)\n"),
      Passage(
        "Makefile", "\tswift run \(project.target)\n",
        "\t@echo 'The app runs on iOS only: open App/\(project.title).xcodeproj.'; exit 1\n"),
      Passage(
        "Makefile",
        """
        # Writes the recorded sessions as the app is now; see \(project.tests)/Recordings.
        recordings:
        \tRECORD=1 swift test --filter RecordingTests

        """,
        """
        recordings:
        \t@echo 'Recorded sessions are replayed in a terminal, which this app no longer has.'; exit 1

        """),
      Passage(".ci/run", "step 'Drive the app'\n.ci/drive .build/debug/\(project.target)\n\n"),
      // Samples of screens are in no file that is built here.
      Passage(".ci/run", ".ci/snippets\n"),
      Passage(".ci/docs", " CoordinatorUIKit TerminalUIKit)", ")"),
      Passage(".ci/docs", "# A report of a recorded session, as a sample.\n"),
      Passage(".ci/docs", "sample=(Tests/*/Recordings/*.jsonl)\n"),
      Passage(
        ".ci/docs",
        "[ ! -f \"${sample[0]}\" ] || .build/debug/\(project.target) --report \"${sample[0]}\""
          + " >\"$out/site/report.html\"\n"),
    ]
  }
}
