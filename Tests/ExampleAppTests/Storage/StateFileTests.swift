import Coordinator
import Foundation
import Testing

@testable import ExampleApp

@Suite final class StateFileTests {
  let directory = URL.temporaryDirectory.appending(path: "sights-\(UUID())")
  var file: StateFile { StateFile(directory: directory) }
  var url: URL { directory.appending(path: "state.json") }

  deinit { try? FileManager.default.removeItem(at: directory) }

  @Test func `there is nothing to read at first`() {
    #expect(file.read() == .nothing)
  }

  @Test func `what was written last is read`() {
    let file = file
    #expect(file.open())
    for id in 1...50 {
      file.write(SavedFile(saved: [id], visits: [id: 2])) { Issue.record("\($0)") }
    }

    file.close()

    #expect(self.file.read() == .file(SavedFile(saved: [50], visits: [50: 2]), nil))
  }

  @Test(arguments: ["", "{", #"{"version":99,"saved":[],"visits":{}}"#, "[1,2]"])
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

  @Test func `the place is read with the rest, but for forms`() {
    let file = file
    #expect(file.open())
    let place = NavigationState<AppMap>(
      selectedTab: .saved, stacks: [.saved: [.sight(id: 3)]], modals: [[.signIn]])

    file.write(SavedFile(place: place)) { Issue.record("\($0)") }
    file.flush()

    let restored = NavigationState<AppMap>(
      selectedTab: .saved, stacks: [.saved: [.sight(id: 3)]])
    guard case .file(_, let read?) = self.file.read() else {
      Issue.record("There is no place.")
      return
    }
    #expect(read.state == restored)
  }

  @Test func `an unknown screen is cut, and the rest kept`() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let json = """
      {"version": 1, "saved": [4], "visits": {}, "place": {"version": 1, "selectedTab": "saved",
       "stacks": [{"tab": "saved", "screens": [{"sight": {"id": 3}}, {"later": {}}]}], "modals": []}}
      """
    try Data(json.utf8).write(to: url)

    guard case .file(let file, let place?) = self.file.read() else {
      Issue.record("There is no place.")
      return
    }

    #expect(file.saved == [4])
    #expect(place.state.route == Route(tab: .saved, [.sight(id: 3)]))
    #expect(place.cuts == [.screen(.tab(.saved), position: 1)])
  }

  @Test func `a second app reads the file and leaves it alone`() throws {
    let (first, second) = (file, file)
    #expect(first.open())
    first.write(SavedFile(saved: [1])) { Issue.record("\($0)") }
    first.flush()

    #expect(!second.open())
    second.write(SavedFile(saved: [2])) { Issue.record("\($0)") }
    second.flush()
    #expect(second.read() == .file(SavedFile(saved: [1]), nil))
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
      file.write(SavedFile(saved: [1])) { continuation.resume(returning: $0) }
    }

    #expect(!reason.isEmpty)
    #expect(try String(contentsOf: blocked, encoding: .utf8) == "precious")
  }
}
