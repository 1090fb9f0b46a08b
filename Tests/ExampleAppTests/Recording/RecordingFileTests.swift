import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxRecording
import TestSupport
import Testing

@testable import AppInspector
@testable import AppShell
@testable import ExampleApp

@Computing @Suite(.timeLimit(.minutes(30))) struct RecordingFileTests {
  private let actions: [any ActionType] = [
    AppRoute.select(AppMap.Tab.allCases[0]), StorageAction.placeCut("a screen"),
    StorageAction.saveFailed(.unwritable(reason: "The disk is full.")),
    LinkAction<AppMap>.received(
      RawLink("https://\(AppLinks.host)/?token=hunter2"), from: .universalLink),
  ]
  private let file: RecordingFile<SightsApp>

  init() throws {
    let actions = actions.enumerated().map { ($1, time: Duration.seconds($0), source: "Home") }
    file = try #require(RecordingFile<SightsApp>(Recording(from: AppState(), actions)))
  }

  @Test func `what is read leads to the same states`() throws {
    let read = try RecordingFile<SightsApp>(try file.data())

    try read.check()
    #expect(read.header == file.header)
    #expect(read.states == file.states)
    let steps = read.recording.numbers.map { read.recording[$0] }
    #expect(steps.map(\.time) == (0...3).map { .seconds($0) })
    #expect(steps.map(\.source) == Array(repeating: "Home", count: 4))
    #expect(describeInFull(steps[2].action) == describeInFull(actions[2]))
  }

  @Test func `a link's text is not in the file`() throws {
    let text = String(decoding: try file.data(), as: UTF8.self)

    #expect(text.contains("received"))
    #expect(!text.contains("hunter2"))
  }

  @Test func `only the owner can read what is recorded`() throws {
    let folder = TemporaryDirectory()
    let url = folder.url.appending(path: "session.jsonl")
    try Data().write(to: url)

    _ = try RecordingWriter<SightsApp>(url: url)

    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `a last line that is incomplete is left out`() throws {
    let data = try file.data()

    for count in 1..<40 {
      #expect(try RecordingFile<SightsApp>(data.dropLast(count)).states.count == 3)
    }
  }

  @Test(arguments: [
    ("", "This is not a recording, because it is empty."),
    ("hello\n", "Line 1: This is not a recording."),
    ("{\"app\":\"Quiz\"}\n", "Line 1: This is not a recording. The key format is missing."),
    ("{\"format\":-7}\n", "Line 1: No recording has the format -7."),
    (
      "{\"format\":2}\n",
      "Line 1: This recording has the format 2, and this version of the app reads only 1."
    ),
  ])
  func `a file that is no recording is refused in words`(text: String, words: String) {
    let error = #expect(throws: RecordingFileError.self) {
      try RecordingFile<SightsApp>(Data(text.utf8))
    }

    #expect(error?.words.hasPrefix(words) == true, "\(error?.words ?? "")")
  }

  @Test(arguments: [
    (
      "\"StorageAction<SavedData>\"", "\"FutureAction\"",
      "FutureAction.placeCut can't be read. At type: This app has no FutureAction."
    ),
    (
      "\"placeCut\"", "\"placeLost\"",
      "StorageAction<SavedData>.placeLost can't be read. At value: This app has no such case."
    ),
    (
      "\"placeCut\"", "\"action\":{\"type\":\"A\",\"value\":{\"left\":{}}},\"placeLost\"",
      "A.left can't be read. "
    ),
  ])
  func `an action that is gone is named with its type, case and line`(
    old: String, new: String, words: String
  ) throws {
    #expect(try error(replacing: old, by: new).hasPrefix("Line 3: \(words)"))
  }

  @Test(arguments: [
    ("\"time\":1", "\"time\":\"soon\"", "At time: "),
    ("\"state\"", "\"estate\"", "The key state is missing."),
    ("\"state\":\"", "\"state\":\"x", "At state: "),
    ("\"time\":1", "\"time\":-1", "At time: -1.0 is not a number of seconds."),
    ("\"time\":1", "\"time\":1e30", "At time: 1e+30 is not a number of seconds."),
    ("\"time\":1", "\"time\":\"nan\"", "At time: nan is not a number of seconds."),
    ("\"time\":1", "\"time\":\"inf\"", "At time: inf is not a number of seconds."),
    ("{", "", "It isn't written as JSON."),
  ])
  func `a damaged line is named`(old: String, new: String, words: String) throws {
    let found = try error(replacing: old, by: new)

    #expect(found.hasPrefix("Line 3: ") && found.contains("can't be read. \(words)"), "\(found)")
  }

  @Test func `a damaged line is named in the user's language, with a value's place`() throws {
    try Language.$replacement.withValue(Language("de")) {
      let words = try error(replacing: "\"time\":1", by: "\"time\":\"bald\"")

      #expect(words.hasPrefix("Zeile 3: StorageAction<SavedData>.placeCut lässt sich nicht lesen."))
      #expect(words.contains("Bei time: "))
    }
  }

  /// Returns the words of the error when the third line says something else.
  private func error(replacing old: String, by new: String) throws -> String {
    var lines = String(decoding: try file.data(), as: UTF8.self).split(separator: "\n")
      .map(String.init)
    lines[2] = lines[2].replacing(old, with: new, maxReplacements: 1)
    let data = Data((lines.joined(separator: "\n") + "\n").utf8)
    let error = #expect(throws: RecordingFileError.self) { try RecordingFile<SightsApp>(data) }
    return error?.words ?? ""
  }

  @Test func `a name of megabytes is cut`() throws {
    let long = String(repeating: "a", count: 2 << 20)
    var other = file
    other.header.app = long
    other.header.version = long
    let data = try other.data()

    let read = try RecordingFile<SightsApp>(data)
    #expect(read.header.app.count == 101 && read.header.version.count == 101)
    let line = Data(#"{"type":"\#(long)"}"#.utf8)
    let error = #expect(throws: RecordingFileError.self) {
      _ = try RecordingFile<SightsApp>(data + line + Data("\n".utf8))
    }
    #expect(try #require(error).words.count == 1_001)
  }

  @Test func `a file that is missing or too large is refused`() throws {
    let folder = TemporaryDirectory()
    let url = folder.url.appending(path: "session.jsonl")
    let missing = #expect(throws: RecordingFileError.self) {
      try RecordingFile<SightsApp>(contentsOf: url)
    }
    try file.data().write(to: url)

    let large = #expect(throws: RecordingFileError.self) {
      try RecordingFile<SightsApp>(contentsOf: url, largestSize: 100)
    }

    #expect(missing?.words.hasSuffix(" can't be read. No such file or directory.") == true)
    #expect(large?.words.contains("At most 100 can be read") == true)
  }

  @Test func `a file that is read in parts loses no line`() throws {
    let folder = TemporaryDirectory()
    let url = folder.url.appending(path: "session.jsonl")
    let lines = try file.data().split(separator: UInt8(ascii: "\n"))
    var data = lines[0]
    func add(_ count: Int, spaces: Int) {
      let line =
        "\n" + String(decoding: lines[1], as: UTF8.self) + String(repeating: " ", count: spaces)
      for _ in 0..<count { data.append(contentsOf: line.utf8) }
    }
    add(1_500, spaces: 1_000)
    add(1, spaces: 3 << 20)
    add(1_500, spaces: 1_000)
    data.append(contentsOf: "\n{\"cut".utf8)
    try data.write(to: url)

    let read = try RecordingFile<SightsApp>(contentsOf: url)

    #expect(read.states == Array(repeating: file.states[0], count: 3_001))
    #expect(read.recording.numbers.count == 3_001)
  }

  @Test func `a folder and a pipe are neither read nor written`() throws {
    let folder = TemporaryDirectory()
    let pipe = folder.url.appending(path: "pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)

    for url in [folder.url, pipe] {
      let read = #expect(throws: RecordingFileError.self) {
        try RecordingFile<SightsApp>(contentsOf: url)
      }
      let written = #expect(throws: RecordingFileError.self) {
        try RecordingWriter<SightsApp>(url: url)
      }
      for error in [read, written] {
        #expect(error?.words == "\(url.relativePath) is not a file.")
      }
    }
  }

  @Test func `the first action that leads to another state is named, with what it changes`() {
    var changed = file
    changed.states[2] = 0

    let error = #expect(throws: RecordingFileError.self) { try changed.check() }

    #expect(
      error?.words.hasPrefix(
        "Line 4: Action 3, StorageAction<SavedData>.saveFailed.unwritable, leads to") == true)
    #expect(error?.words.contains("+     saving: ") == true, "\(error?.words ?? "")")
    #expect(throws: Never.self) { try changed.accepted.check() }
  }
}
