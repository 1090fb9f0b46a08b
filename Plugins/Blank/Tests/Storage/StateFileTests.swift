import Coordinator
import Foundation
import Testing

@Suite final class StateFileTests {
  let directory = URL.temporaryDirectory.appending(path: "state-\(UUID())")
  let place = NavigationState<AppMap>(selectedTab: .home)
  var file: StateFile { StateFile(directory: directory) }
  var url: URL { directory.appending(path: "state.json") }

  deinit { try? FileManager.default.removeItem(at: directory) }

  @Test func `there is nothing to read at first`() {
    #expect(file.read() == .nothing)
  }

  @Test func `what was written last is read`() {
    let file = file
    #expect(file.open())
    for place in [nil, place] { file.write(SavedFile(place: place)) { Issue.record("\($0)") } }

    file.close()

    guard case .file(_, let read?) = self.file.read() else {
      Issue.record("There is no place.")
      return
    }
    #expect(read.state == place)
  }

  @Test(arguments: ["", "{", #"{"version":99}"#, "[1,2]"])
  func `a damaged file is set aside and kept`(content: String) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)

    guard case .setAside(let name) = file.read() else {
      Issue.record("The file was not set aside.")
      return
    }

    #expect(try String(contentsOf: directory.appending(path: name), encoding: .utf8) == content)
    #expect(file.read() == .nothing)
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
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let json = """
      {"version": 1, "place": {"version": 1, "selectedTab": "home",
       "stacks": [{"tab": "home", "screens": [{"later": {}}]}], "modals": []}}
      """
    try Data(json.utf8).write(to: url)

    guard case .file(_, let read?) = file.read() else {
      Issue.record("There is no place.")
      return
    }

    #expect(read.state == place)
    #expect(read.cuts == [.screen(.tab(.home), position: 0)])
  }

  @Test func `a second app leaves the file alone`() throws {
    let (first, second) = (file, file)
    #expect(first.open())

    #expect(!second.open())
    second.write(SavedFile(place: place)) { Issue.record("\($0)") }
    second.flush()
    #expect(second.read() == .nothing)
    first.close()

    #expect(second.open())
  }

  @Test func `a folder that can't be written to is said, and harms nothing`() async throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let blocked = directory.appending(path: "a file")
    try Data("precious".utf8).write(to: blocked)
    let file = StateFile(directory: blocked)

    #expect(file.open())
    let reason = await withCheckedContinuation { continuation in
      file.write(SavedFile(place: place)) { continuation.resume(returning: $0) }
    }

    #expect(!reason.isEmpty)
    #expect(try String(contentsOf: blocked, encoding: .utf8) == "precious")
  }
}
