import AppTesting
import CoordinatorLinks
import Foundation
import Testing

@testable import AppCommandLine
@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct LaunchTests {
  @Test func `options and the link come in any order`() throws {
    let arguments = try SightsApp.arguments([
      "--plain", "\(AppLinks.scheme)://a", "--size", "60x20", "--data-directory", "/tmp/data",
    ])

    #expect(arguments.launch.link == "\(AppLinks.scheme)://a")
    #expect(arguments.isPlain)
    #expect(arguments.size.map { [$0.columns, $0.rows] } == [60, 20])
    #expect(arguments.launch.dataDirectory.path == "/tmp/data")
  }

  @Test(arguments: [
    (["--wrong"], "There is no option --wrong."),
    (["a", "b"], "Only one link can be opened. b is a second one."),
    (["--size"], "The option --size needs a value."),
    (["--event"], "The option --event needs a value."),
    (["--data-directory", ""], "The option --data-directory needs a value."),
    (["--record", "--data-directory", "/tmp"], "The option --record needs a value."),
  ])
  func `a mistake is reported in words`(arguments: [String], words: String) {
    let error = #expect(throws: LaunchFailure.self) { try SightsApp.arguments(arguments) }

    #expect(error?.words == words)
  }

  @Test(arguments: ["80", "0x24", "80x24x3", "1x1x", "x1x1", "19x6", "20x5"])
  func `an invalid size is reported`(size: String) {
    let error = #expect(throws: LaunchFailure.self) { try SightsApp.arguments(["--size", size]) }

    #expect(error?.words.hasPrefix("\(size) is not a valid value for --size.") == true)
  }

  @Test(arguments: [("file/data", false), ("file", false), ("", true), ("new/data", true)])
  func `a folder in which nothing can be saved is refused`(path: String, isTaken: Bool) throws {
    let folder = TemporaryDirectory()
    try Data().write(to: folder.url.appending(path: "file"))
    let arguments = try SightsApp.arguments([
      "--data-directory", folder.url.appending(path: path).path,
    ])

    if isTaken {
      #expect(throws: Never.self) { try arguments.checkDirectory() }
    } else {
      let error = #expect(throws: LaunchFailure.self) { try arguments.checkDirectory() }
      #expect(error?.status == 64)
      #expect(error?.words.contains("is not a valid value for --data-directory.") == true)
    }
  }

  @Test @MainActor func `a permission without the agent that it is for is refused`() throws {
    let arguments = try SightsApp.arguments(["--allow-dispatch"])
    var setup = AppSetup<SightsApp>()
    let agent = try #require(
      SightsApp.optionTools.first { $0.options.contains { $0.name == "--agent" } })

    let error = #expect(throws: LaunchFailure.self) { try agent.prepare(&setup, for: arguments) }

    #expect(error?.words == "The option --allow-dispatch needs --agent, too.")
  }

  @Test func `links can be listed as a table and as maps`() throws {
    #expect(try SightsApp.arguments(["--links"]).listing == .table)
    #expect(try SightsApp.arguments(["--mermaid", "--links"]).listing == .mermaid)
  }

  @Test func `arguments that Xcode adds leave the data where it is`() throws {
    let arguments = SightsApp.tolerantArguments([
      "-AppleLanguages", "(de)", "--api", "HTTPS://a.example", "sights://saved",
    ])

    #expect(arguments.launch.dataDirectory == (try SightsApp.arguments([])).launch.dataDirectory)
    #expect(arguments["--api"] == "HTTPS://a.example")
    #expect(arguments.launch.link == "sights://saved")
  }

  @Test func `an argument that nobody knows leaves all others out`() throws {
    let arguments = SightsApp.tolerantArguments(["--wrong", "sights://saved"])

    #expect(arguments.launch.dataDirectory == (try SightsApp.arguments([])).launch.dataDirectory)
  }
}

/// What the command line says about links.
@Suite(.timeLimit(.minutes(30))) struct LaunchLinkTests {
  @Test(arguments: [
    ("sights/7/guide", "sights/7/guide"), ("/sights/7/guide", "sights/7/guide"),
    ("sights://sights/7/guide", "sights/7/guide"),
    ("https://sights.example/sights/7/guide", "sights/7/guide"), ("explore?sort=year", "explore"),
  ])
  func `a link may be written as the list of links shows it`(text: String, pattern: String) throws {
    let match = try SightsApp.links.parse(SightsApp.links.link(typed: text), from: .commandLine)
      .get()

    #expect(match.pattern == pattern.replacing("7", with: ":id"))
  }

  @Test(arguments: [
    ("nowhere", "This link doesn't open a screen in this app."),
    ("sights/abc", "“id” in this link"),
  ])
  func `a link that leads nowhere is refused, and the list of links is named`(
    text: String, reason: String
  ) throws {
    let failure = try refusal(of: text)

    #expect(failure.words.hasPrefix(reason))
    #expect(failure.words.hasSuffix("\nThe option --links lists all links."))
  }

  @Test func `a refusal is in the user's language`() throws {
    try Language.$replacement.withValue(Language("de")) {
      let failure = try refusal(of: "nowhere")

      #expect(failure.words.hasPrefix("Dieser Link führt in dieser App nirgends hin."))
      #expect(
        throws: LaunchFailure(status: 64, words: "Es gibt keine Option --wrong.")
      ) { try SightsApp.arguments(["--wrong"]) }
    }
  }

  @Test func `a wrong option is followed by one line, which leads to the help`() {
    let wrong = LaunchFailure.usage("There is no option --wrong.").pointingToHelp(of: "ExampleApp")

    #expect(wrong.words == "There is no option --wrong.\nSee ExampleApp --help.")
    #expect(LaunchFailure(words: "Damaged").pointingToHelp(of: "ExampleApp").words == "Damaged")
  }

  @Test func `the help names the variables for language and colors`() {
    let help = Arguments.usage(program: "ExampleApp", options: [])

    #expect(["LC_ALL", "LANG", "NO_COLOR"].allSatisfy(help.contains))
  }

  @Test(arguments: ["en", "de"])
  func `the help and the list of links fit 80 columns`(language: String) {
    Language.$replacement.withValue(Language(language)) {
      let help = Arguments.usage(program: "ExampleApp", options: SightsApp.allOptions)
      let links = SightsApp.links.listing

      #expect((help + "\n" + links).split(separator: "\n").filter { $0.count > 80 } == [])
    }
  }

  @Test func `the help is in the user's language`() {
    Language.$replacement.withValue(Language("de")) {
      let help = Arguments.usage(program: "ExampleApp", options: SightsApp.allOptions)

      #expect(help.hasPrefix("Aufruf: ExampleApp [LINK] [Optionen]"))
      for english in [" the ", " of ", " with ", " is ", "LINK …"] {
        #expect(!help.contains(english), "\(english)")
      }
    }
  }

  @Test(arguments: [
    ("one two three", 7, "one two\nthree"), ("one\ntwo", 80, "one\ntwo"),
    ("  laid out   already", 5, "  laid out   already"), ("unbreakable", 5, "unbreakable"),
  ])
  func `a text is broken between its words`(text: String, columns: Int, expected: String) {
    #expect(text.wrapped(toColumns: columns) == expected)
  }

  private func refusal(of text: String) throws -> LaunchFailure {
    switch SightsApp.links.parse(SightsApp.links.link(typed: text), from: .commandLine) {
    case .failure(let refusal): return SightsApp.refused(refusal)
    case .success: throw CancellationError()
    }
  }
}
