import AppShell
import Testing

@testable import AppAgent
@testable import AppInspector
@testable import ExampleApp

@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct AgentServerTests {
  private let tester = AgentTester()

  @Test func `an app opens at a link, and shows its settled screen`() async {
    let opened = await tester.content("open", ["link": "sights://sights/3"])

    #expect(opened["app"] == "a1")
    #expect(opened["elements"]?.array?.isEmpty == false)
  }

  @Test func `an unknown handle is refused with those that there are`() async {
    await tester.call("open")

    let result = await tester.call("look", ["app": "a9"])

    #expect(result["isError"] == true)
    #expect(result["content"]?.array?.first?["text"]?.string?.contains("a1") == true)
  }

  @Test func `an unknown argument is refused with those that there are`() async {
    let result = await tester.call("open", ["color": "red"])

    #expect(result["isError"] == true)
  }

  @Test func `a seed reaches an app that has an option for it`() async {
    let option = LaunchOption("--seed", "NUMBER", "what is random")

    let passed = LiveApp<SightsApp>.options(server: "embedded", seed: 7, of: [option])
    let ignored = LiveApp<SightsApp>.options(server: nil, seed: 7, of: [])
    let opened = await tester.content("open", ["seed": 7])

    #expect(passed == ["--seed", "7"])
    #expect(ignored == [])
    #expect(opened["app"] == "a1")
  }

  @Test func `a second look keeps the refs and the number`() async {
    let opened = await tester.content("open")

    let looked = await tester.content("look", ["app": "a1"])

    #expect(looked["elements"] == opened["elements"])
    #expect(looked["screen"] == opened["screen"])
  }

  @Test func `a seventeenth app opens after one is closed`() async {
    for _ in 1...15 { await tester.call("open", ["size": "40x12"]) }
    async let one = tester.call("open")
    async let other = tester.call("open")
    let refused = await [one, other].filter { $0["isError"] == true }
    let closed = await tester.call("close", ["app": "a3"])
    let opened = await tester.content("open")
    let gone = await tester.call("look", ["app": "a3"])

    #expect(refused.count == 1)
    #expect(closed["isError"] == nil)
    #expect(opened["app"] == "a18")
    #expect(gone["isError"] == true)
  }

  #if DEBUG
    @Test func `an app that waits for its server as it opens doesn't hold up the next one`()
      async throws
    {
      let server = try HangingServer()
      var isFirstOpen = false
      let first = Task {
        await tester.call("open", ["server": .string(server.url)])
        isFirstOpen = true
      }
      await server.isAsked()

      let second = await tester.content("open")

      #expect(second["app"] == "a2")
      #expect(!isFirstOpen)
      server.answer()
      await first.value
    }

    @Test func `the server of the command line is asked, unless the client names another`()
      async throws
    {
      let server = try HangingServer()
      server.answer()
      let tester = AgentTester(AgentServer<SightsApp>(defaultServer: server.url))

      await tester.call("open", ["link": "sights://sights/2"])
      await tester.call("open", ["link": "sights://sights/2", "server": "embedded"])

      var outcomes: [String?] = []
      for app: JSON in ["a1", "a2"] {
        let requests = await tester.content("network", ["app": app])["requests"]?.array ?? []
        let request = requests.first { $0["path"]?.string?.hasSuffix("/sights/2") == true }
        outcomes.append(request?["outcome"]?.string)
      }
      #expect(outcomes == ["404", "200"])
    }

    @Test func `a canceled call ends, and has no answer`() async throws {
      let server = try HangingServer()
      defer { server.answer() }
      let opening = Task {
        await tester.call("open", ["server": .string(server.url)])
      }
      await server.isAsked()

      await tester.cancel()

      #expect(await opening.value == .null)
    }
  #endif

  @Test func `a tap on a part of a label names what it took`() async {
    await tester.call("open", ["link": "sights://account"])

    let result = await tester.content("do", ["app": "a1", "steps": [["tap": "Save"]]])

    #expect(result["done"]?.array?.first?["notes"] == ["tapped the tab “Saved”"])
  }

  @Test func `no time passes while an effect computes`() async {
    let tester = AgentTester(AgentServer<QuietApp>(allowsDispatch: false))

    await tester.call("open", ["link": "quiet://number"])
    let found = await tester.content("state", ["app": "a1", "path": "ticks"])

    #expect(found["state"] == 0, "\(found)")
  }

  @Test func `a server that nobody has asked yet says that this may change nothing`() async {
    let tester = AgentTester(AgentServer<QuietApp>(allowsDispatch: false))
    await tester.call("open")

    let result = await tester.content(
      "do", ["app": "a1", "steps": [["server": ["fail": 500]]]])

    let notes = result["done"]?.array?.first?["notes"]?.array?.compactMap(\.string) ?? []
    #expect(notes.contains { $0.hasPrefix("no request has passed") }, "\(result)")
  }

  @Test func `refs last over travel`() async {
    let opened = await tester.content("open", ["link": "sights://sights/3/visit"])
    await tester.call("do", ["app": "a1", "steps": [["tap": "I Was Here"]]])
    await tester.call("travel", ["app": "a1", "to": 0])
    let present = await tester.content("travel", ["app": "a1", "to": "present"])

    #expect(opened.ref(of: "I Was Here") != nil)
    #expect(present.ref(of: "I Was Here") == opened.ref(of: "I Was Here"))
  }

  @Test func `a settled answer says what waits for time`() async {
    let opened = await tester.content("open", ["link": "sights://sights/3/visit"])

    let waits = opened["waits"]?.array?.compactMap(\.string) ?? []
    #expect(waits.contains { $0.hasPrefix("waits ") && $0.contains("visit") }, "\(opened)")
  }

  @Test func `a picture of the screen is SVG`() async {
    await tester.call("open")

    let looked = await tester.content("look", ["app": "a1", "as": "svg"])

    #expect(looked["svg"]?.string?.contains("<svg") == true)
  }

  @Test func `a screen's state is found by the screen's link`() async {
    await tester.call("open", ["link": "sights://account/register"])

    let found = await tester.content(
      "state", ["app": "a1", "path": "register[account/register]", "depth": 1])

    #expect(found["state"]?.object?.isEmpty == false, "\(found)")
  }

  @Test func `a step that can't be done stops the others`() async {
    await tester.call("open")

    let result = await tester.call("do", ["app": "a1", "steps": [["tap": "No such button"]]])

    #expect(result["isError"] == true)
    #expect(result["structuredContent"]?["stopped"]?["step"] == 1)
  }
}

@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct AgentStepTests {
  private let tester = AgentTester()

  @Test func `a server that hangs leaves the screen settled until it answers`() async {
    await tester.call("open", ["link": "sights://sights/3"])

    let steps: JSON = [["server": ["hang": true]], ["tap": "Reviews"]]
    await tester.call("do", ["app": "a1", "steps": steps])
    let waiting = await tester.content("expect", ["app": "a1", "quiet": true])
    await tester.call("do", ["app": "a1", "steps": [["server": ["answer": true]]]])
    let answered = await tester.content("expect", ["app": "a1", "quiet": true])

    #expect(waiting["passed"] == false)
    #expect(answered["passed"] == true)
  }

  @Test func `a label of several elements is refused with their refs`() async {
    await tester.call("open")

    let result = await tester.call("do", ["app": "a1", "steps": [["tap": "Rated"]]])

    let why = result["structuredContent"]?["stopped"]?["why"]?.string ?? ""
    #expect(result["isError"] == true)
    #expect(why.contains("several") && why.contains("(row"))
  }

  @Test func `a password stays bullets`() async {
    await tester.call("open", ["link": "sights://account/sign-in"])

    let steps: JSON = [["type": "hunter2", "into": "Password"]]
    let result = await tester.call("do", ["app": "a1", "steps": steps])
    let state = await tester.call("state", ["app": "a1", "depth": 8])

    #expect(!result.text.contains("hunter2"))
    #expect(!state.text.contains("hunter2"))
  }

  @Test func `an action that each letter dispatches is listed once`() async {
    await tester.call("open", ["link": "sights://account/register"])

    let steps: JSON = [
      ["type": "Ada", "into": "Name"], ["type": "ada@example.org", "into": "Email"],
      ["type": "correct horse", "into": "Password"], ["tap": "Register"],
      ["link": "sights://sights/3/reviews/new"], ["type": "Loud.", "into": "How was it?"],
    ]
    let result = await tester.content("do", ["app": "a1", "steps": steps])

    #expect(result["done"]?.array?.last?["dispatched"]?.array?.count == 1)
  }

  @Test func `a step lasts until what it sent was answered and handled`() async {
    await tester.call("open", ["link": "sights://account/register"])

    let steps: JSON = [
      ["type": "Ada", "into": "Name"], ["type": "ada@example.org", "into": "Email"],
      ["type": "correct horse", "into": "Password"], ["tap": "Register"],
    ]
    let result = await tester.content("do", ["app": "a1", "steps": steps])

    let actions = result["done"]?.array?.last?["dispatched"]?.array ?? []
    // The form may close before its answer is reduced.
    #expect(actions.contains("RouteAction<AppMap>.close from register"))
  }

  @Test func `no time passes while a server works`() async {
    await tester.call("open", ["link": "sights://sights/3/visit"])

    let found = await tester.content("expect", ["app": "a1", "text": "Seconds on this screen: 0"])

    #expect(found["passed"] == true)
  }

  @Test func `since sends only what differs`() async {
    let opened = await tester.content("open", ["link": "sights://sights/3"])
    await tester.call("do", ["app": "a1", "steps": [["tap": "Save"]]])

    let changed = await tester.content("look", ["app": "a1", "since": opened["screen"] ?? 1])

    #expect((1..<opened.labels.count).contains(changed.labels.count))
  }

  @Test func `two apps have data of their own`() async {
    await tester.call("open", ["link": "sights://sights/3"])
    await tester.call("open", ["link": "sights://saved"])
    await tester.call("do", ["app": "a1", "steps": [["tap": "Save"]]])

    let other = await tester.content("expect", ["app": "a2", "noText": "Big Ben"])

    #expect(other["passed"] == true)
  }
}
