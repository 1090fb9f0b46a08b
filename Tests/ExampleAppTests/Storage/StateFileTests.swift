import AppTesting
import Coordinator
import Foundation
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) final class StateFileTests {
  let directory = URL.temporaryDirectory.appending(path: "state-\(UUID())")
  var file: StateFile<SightsApp> { StateFile<SightsApp>(directory: directory) }
  var url: URL { directory.appending(path: "state.json") }

  deinit { try? FileManager.default.removeItem(at: directory) }

  @Test func `a new file is empty`() {
    #expect(file.read() == .nothing)
  }

  @Test func `the last file written is the one that is read`() throws {
    let file = file
    #expect(file.open() == .granted)
    for depth in 1...50 {
      file.update({ ($0.data, $0.place) = (SavedData(), .fixture(depth)) }) {
        Issue.record("\($0)")
      }
    }

    file.close()

    #expect(try place() == .fixture(50))
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("[1,2]", 1), ("[", 33 << 20),
    (#"{"version":0}"#, 1), (#"{"version":1}"#, 1), (#"{"version":1,"dataVersion":1}"#, 1),
    (#"{"version":1,"dataVersion":0,"data":{}}"#, 1),
  ])
  func `a damaged file is set aside and kept`(text: String, count: Int) throws {
    let content = String(repeating: text, count: count)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)

    guard case .problem(.setAside(let name)) = file.read() else {
      Issue.record("The file was not set aside.")
      return
    }

    #expect(try String(contentsOf: directory.appending(path: name), encoding: .utf8) == content)
    #expect(file.read() == .nothing)
  }

  @Test(arguments: [
    #"{"version": 99}"#, #"{"version": 1, "dataVersion": 99, "data": {"saved": [4]}}"#,
  ])
  func `a file of a newer version is left alone`(text: String) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    let file = file
    #expect(file.open() == .granted)

    #expect(file.read() == .problem(.newer))
    file.update({ ($0.data, $0.place) = (SavedData(), .fixture(1)) }) { Issue.record("\($0)") }
    file.close()

    #expect(try String(contentsOf: url, encoding: .utf8) == text)
  }

  @Test func `only the owner can read the file, even if others could before`() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(#"{"version": 1}"#.utf8).write(to: url)
    #expect(chmod(url.path, 0o644) == 0)
    let stray = directory.appending(path: ".state.json.1234.tmp")
    try Data().write(to: stray)
    let file = file

    #expect(file.open() == .granted)

    #expect(mode(url) == 0o600)
    #expect(!FileManager.default.fileExists(atPath: stray.path))
    file.update({ ($0.data, $0.place) = (SavedData(), .fixture(1)) }) { Issue.record("\($0)") }
    file.close()
    #expect(mode(url) == 0o600)
  }

  @Test func `a folder that the app makes is the owner's alone`() throws {
    let file = StateFile<SightsApp>(directory: directory.appending(path: "new/folder"))

    #expect(file.open() == .granted)

    #expect(mode(file.directory) == 0o700)
  }

  @Test func `a folder that is there keeps its permissions`() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    #expect(chmod(directory.path, 0o755) == 0)

    #expect(file.open() == .granted)

    #expect(mode(directory) == 0o755)
  }

  @Test(arguments: ["damaged", #"{"version": 1, "dataVersion": 1, "data": {}}"#])
  func `a symbolic link is refused, and stays one, and its target stays as it is`(text: String)
    throws
  {
    let other = directory.appending(path: "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    let target = other.appending(path: "real.json")
    try Data(text.utf8).write(to: target)
    #expect(chmod(target.path, 0o644) == 0)
    #expect(symlink("other/real.json", url.path) == 0)
    let file = file
    #expect(file.open() == .granted)

    #expect(file.read() == .problem(.unreadable(reason: "It is a symbolic link.")))
    file.update({ ($0.data, $0.place) = (SavedData(), .fixture(2)) }) { Issue.record("\($0)") }
    file.close()

    #expect(try String(contentsOf: target, encoding: .utf8) == text)
    #expect(mode(target) == 0o644)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: url.path) == "other/real.json")
  }

  @Test func `a folder that everyone can write to is refused, and stays as it is`() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data("damaged".utf8).write(to: url)
    #expect(chmod(directory.path, 0o777) == 0)

    let reading = openAndWrite(file)

    #expect(reading == .problem(.unreadable(reason: "Everyone can write to the folder.")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["state.json"])
    #expect(try String(contentsOf: url, encoding: .utf8) == "damaged")
  }

  @Test func `a folder of another user is refused`() throws {
    // Only the superuser can give a folder away; for others, the root is one.
    var foreign = URL(filePath: "/")
    if geteuid() == 0 {
      foreign = directory
      try FileManager.default.createDirectory(at: foreign, withIntermediateDirectories: true)
      #expect(chown(foreign.path, 12_345, 12_345) == 0)
    }

    let reading = openAndWrite(StateFile<SightsApp>(directory: foreign))

    #expect(reading == .problem(.unreadable(reason: "The folder belongs to another user.")))
    let names = try FileManager.default.contentsOfDirectory(atPath: foreign.path)
    #expect(!names.contains("state.json") && !names.contains("lock"))
  }

  /// Opens a file, and returns what it reads before it tries to write.
  private func openAndWrite(_ file: StateFile<SightsApp>) -> StateFile<SightsApp>.Reading {
    #expect(file.open() == .granted)
    defer { file.close() }
    let reading = file.read()
    file.update({ ($0.data, $0.place) = (SavedData(), .fixture(1)) }) { Issue.record("\($0)") }
    return reading
  }

  @Test func `what is no file is reported in words, without waiting for it`() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    #expect(mkfifo(url.path, 0o600) == 0)

    #expect(file.read() == .problem(.unreadable(reason: "It is not a file.")))
  }

  @Test func `a file that is only read is never changed`() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data("damaged".utf8).write(to: url)
    let file = StateFile<SightsApp>(directory: directory, isReadOnly: true)
    #expect(file.open() == .granted)

    #expect(file.read() == .problem(.damaged))
    file.update({ ($0.data, $0.place) = (SavedData(), .fixture(1)) }) { Issue.record("\($0)") }
    file.close()

    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["state.json"])
  }

  @Test func `two damaged files are both kept`() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)

    for content in ["one", "two"] {
      try Data(content.utf8).write(to: url)
      _ = file.read()
    }

    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let contents = try names.map {
      try String(contentsOf: directory.appending(path: $0), encoding: .utf8)
    }
    #expect(Set(contents) == ["one", "two"])
  }

  @Test func `an unknown screen is cut, and the rest kept`() throws {
    let file = file
    #expect(file.open() == .granted)
    file.update({ ($0.data, $0.place) = (SavedData(), .fixture(0)) }) { Issue.record("\($0)") }
    file.close()
    let json = try String(contentsOf: url, encoding: .utf8)
    let tab = AppMap.Tab.fixture
    let stack = #""stacks" : [{"tab": "\#(tab.rawValue)", "screens": [{"no_screen": {}}]}]"#
    try Data(json.replacing(/"stacks" : \[[^\]]*\]/, with: stack).utf8).write(to: url)

    guard case .data(_, let place?) = file.read() else {
      Issue.record("There is no place.")
      return
    }

    #expect(place.state == .fixture(0))
    #expect(place.cuts == [.screen(.tab(tab), position: 0)])
  }

  #if os(Linux)
    @Test func `a lock keeps no descriptor when it is refused or goes`() throws {
      do {
        let lock = try FolderLock(directory)
        #expect(lock != nil)
        #expect(try FolderLock(directory) == nil)
        #expect(try descriptors(of: "lock") == 1)
      }

      #expect(try descriptors(of: "lock") == 0)
    }

    /// Returns how many open descriptors of this process lead to a file in the folder.
    private func descriptors(of name: String) throws -> Int {
      let path = directory.appending(path: name).path
      return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count {
        let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
        return file == path
      }
    }
  #endif

  @Test func `a second app reads the file and leaves it alone`() throws {
    let (first, second) = (file, file)
    #expect(first.open() == .granted)
    first.update({ ($0.data, $0.place) = (SavedData(), .fixture(1)) }) { Issue.record("\($0)") }
    first.flush()

    #expect(second.open() == .inUse)
    second.update({ ($0.data, $0.place) = (SavedData(), .fixture(2)) }) { Issue.record("\($0)") }
    second.flush()
    #expect(try place() == .fixture(1))
    first.close()

    #expect(second.open() == .granted)
  }

  @Test func `a folder that can't be written to is reported, and left as it is`() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let blocked = directory.appending(path: "a file")
    try Data("precious".utf8).write(to: blocked)
    let file = StateFile<SightsApp>(directory: blocked)

    #expect(file.open() == .granted)
    let report = await withCheckedContinuation { continuation in
      file.update({ ($0.data, $0.place) = (SavedData(), .fixture(1)) }) {
        continuation.resume(returning: $0)
      }
    }

    guard case .saveFailed(.unwritable(let reason)) = report else {
      Issue.record("It was not reported.")
      return
    }
    #expect(reason == "Not a directory.")
    #expect(try String(contentsOf: blocked, encoding: .utf8) == "precious")
  }

  private func mode(_ url: URL) -> Int? {
    try? FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  private func place() throws -> NavigationState<AppMap>? {
    guard case .data(_, let place) = file.read() else { return nil }
    return place?.state
  }
}

extension AppMap.Tab {
  /// A tab that every app has.
  fileprivate static var fixture: Self { allCases[0] }
}

extension NavigationState<AppMap> {
  /// Returns a navigation state with so many screens above the root of a tab.
  fileprivate static func fixture(_ depth: Int) -> Self {
    let screen = AppMap.firstScreen(of: .fixture)
    return Self(
      selectedTab: .fixture, stacks: [.fixture: Array(repeating: screen, count: depth)])
  }
}
