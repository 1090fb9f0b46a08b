import AppInspector
import Foundation
import Testing

@testable import AppAgent

/// The tools that change what happened, and look at what is alive.
@Suite(.timeLimit(.minutes(30))) @MainActor struct ChangingToolsTests {
  private let tester = AgentTester(allowsDispatch: true)

  @Test func `the app goes on from a moment, loads again, and returns to what it left`() async {
    await tester.call("open", ["link": "sights://sights/1"])
    await tester.call("travel", ["app": "a1", "to": 1])

    let result = await tester.content("continue", ["app": "a1"])

    #expect(result["branches"]?.array?.count == 1)
    #expect(result["branches"]?.array?.first?["after"] == 1)
    let branch = result["branches"]?.array?.first?["id"]?.int ?? -1
    let back = await tester.call("continue", ["app": "a1", "branch": .int(branch)])
    #expect(back["isError"] != true)
    let again = await tester.call("continue", ["app": "a1"])
    #expect(again["isError"] == true)
    await tester.call("close", ["app": "a1"])
  }

  @Test func `the app goes on as if an action had never happened`() async {
    await tester.call("open")
    let action: JSON = ["type": "BookmarksAction", "value": ["added": ["_0": 3]]]
    await tester.call("dispatch", ["app": "a1", "action": action])
    let number = await tester.content("actions", ["app": "a1"])["actions"]?.array?
      .first { $0["name"] == "BookmarksAction.added" }?["number"]?.int
    #expect(await sights() == [3])

    await tester.call("continue", ["app": "a1", "without": .int(number ?? 0)])

    #expect(await sights() == [])
  }

  private func sights() async -> JSON? {
    await tester.content("state", ["app": "a1", "path": "bookmarks.sights", "depth": 3])["state"]
  }

  @Test func `an event of the system reaches the app, and an unknown one is refused`() async {
    await tester.call("open")

    let result = await tester.call("event", ["app": "a1", "event": "quickActionChosen=new"])
    let unknown = await tester.call("event", ["app": "a1", "event": "earthquake"])

    #expect(result["isError"] != true)
    let actions = await tester.content("actions", ["app": "a1", "limit": 1])["actions"]?.array
    #expect(actions?.first?["name"] == "AppAction.quickActionChosen")
    #expect(actions?.first?["source"] == "system")
    #expect(unknown["isError"] == true)
  }

  @Test func `a type is listed with the newest action of its kind`() async {
    await tester.call("open")
    let action: JSON = ["type": "BookmarksAction", "value": ["added": ["_0": 3]]]
    await tester.call("dispatch", ["app": "a1", "action": action])

    let types = await tester.content("types", ["app": "a1", "name": "bookmarks"])["types"]

    #expect(types?.array?.first?["name"] == "BookmarksAction.added")
    #expect(types?.array?.first?["action"] == .string(action.text))
  }

  @Test func `the tree has the screens with their coordinators`() async {
    await tester.call("open", ["link": "sights://sights/1/visit"])

    let result = await tester.call("tree", ["app": "a1"])

    let text = result["content"]?.array?.first?["text"]?.string ?? ""
    #expect(text.contains("tab explore (selected)"))
    #expect(text.contains("screen sight(id: 1) · SightCoordinator"))
    #expect(text.contains("modal 0"))
    #expect(text.contains("VisitCoordinator"))
    #expect(!text.contains("should be gone"))
  }

  @Test func `the tree shows an effect that waits for the server`() async {
    await tester.call("open", ["link": "sights://account"])
    let steps: JSON = [["server": ["hang": true]], ["link": "sights://sights/120"]]
    await tester.call("do", ["app": "a1", "steps": steps])

    let result = await tester.call("tree", ["app": "a1"])

    let text = result["content"]?.array?.first?["text"]?.string ?? ""
    #expect(text.contains("SightCoordinator · effect"))
    #expect(text.contains("waits for the server"))
  }

  @Test func `a request is listed beside the action that caused it, and copied as curl`() async {
    await tester.call("open", ["link": "sights://sights/2"])

    let list = await tester.content("network", ["app": "a1"])["requests"]?.array ?? []
    let entry = list.first { $0["path"]?.string?.hasSuffix("/sights/2") == true }

    #expect(entry?["method"] == "GET")
    #expect(entry?["outcome"] == "200")
    #expect(entry?["attempt"] == 1)
    let number = entry?["action"]?.int ?? 0
    let actions = await tester.content("actions", ["app": "a1"])["actions"]?.array ?? []
    #expect(actions.first { $0["number"]?.int == number }?["name"] == "SightAction.viewLoaded")
    let full = await tester.content("network", ["app": "a1", "id": entry?["id"] ?? 0])
    #expect(full["curl"]?.string?.hasPrefix("curl -X GET 'https://") == true)
    #expect(full["received"]?.string?.contains("\"id\":2") == true)
  }

  @Test func `an attempt that the server refused is listed, too`() async {
    await tester.call("open", ["link": "sights://account"])
    let steps: JSON = [
      ["server": ["fail": 503]], ["link": "sights://sights/120"], ["wait": 3],
    ]
    await tester.call("do", ["app": "a1", "steps": steps])

    let list = await tester.content("network", ["app": "a1"])["requests"]?.array ?? []

    #expect(list.suffix(3).map { $0["outcome"] } == ["503", "503", "503"])
    #expect(list.suffix(3).map { $0["attempt"] } == [1, 2, 3])
  }

  @Test func `a request that is sent carries no secret into the list`() async {
    await tester.call("open", ["link": "sights://account/sign-in"])
    let steps: JSON = [
      ["type": "ada@example.com"], ["key": "enter"], ["type": "hunter2hunter2"], ["key": "enter"],
    ]
    await tester.call("do", ["app": "a1", "steps": steps])

    let list = await tester.content("network", ["app": "a1"])["requests"]?.array ?? []
    let entry = list.first { $0["method"] == "POST" }
    let full = await tester.call("network", ["app": "a1", "id": entry?["id"] ?? 0])

    #expect(full.text.contains("ada@example.com"))
    #expect(!full.text.contains("hunter2"))
  }

  @Test func `a state is saved, opened again, and the test that is saved starts there`()
    async throws
  {
    let name = "agent-\(UUID().uuidString.prefix(8))"
    await tester.call("open", ["link": "sights://sights/1/visit"])
    let saved = await tester.content("save", ["app": "a1", "as": "state", "name": .string(name)])
    let path = try #require(saved["path"]?.string)
    defer { try? FileManager.default.removeItem(atPath: path) }

    let states = await tester.content("states")["states"]?.array ?? []
    #expect(states.contains(.string(name)))
    let opened = await tester.content("open", ["state": .string(name)])

    #expect(opened["place"]?.string?.hasSuffix("sights/1/visit") == true)
    #expect(opened["leftOut"] == nil)
    let state: JSON = ["app": "a2", "path": "catalogue", "depth": 1]
    #expect(await tester.call("state", state)["isError"] != true)
  }

  @Test(arguments: ["nothing-like-this", "../x", ""])
  func `a state that isn't there is refused with what there is`(name: String) async {
    let result = await tester.call("open", ["state": .string(name)])

    #expect(result["isError"] == true)
  }
}
