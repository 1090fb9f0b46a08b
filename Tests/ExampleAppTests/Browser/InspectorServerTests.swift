#if DEBUG
  import AppShell
  import AppTesting
  import Foundation
  import Redux
  import ReduxRecording
  import ReduxTesting
  import Testing
  import UIKit

  @testable import AppInspector
  @testable import ExampleApp

  @Suite(.timeLimit(.minutes(30))) @MainActor struct InspectorServerTests {
    private let user: AppUser
    private let server: InspectorServer<SightsApp>

    init() async throws {
      user = try AppUser()
      let recorder = try #require(user.app.store.recorder)
      server = try InspectorServer(recorder, clock: user.clock)
      server.app = user.app
      try await user.sees("Sagrada Família")
      await user.screen.settled()
    }

    /// Sends what the page would send, and returns the status, the header and the body.
    private func ask(
      _ path: String, _ body: String? = nil, with token: Bool = true
    ) async throws -> (head: String, body: String) {
      let url = try #require(URL(string: server.address))
      let host = "127.0.0.1:\(url.port ?? 0)"
      let client = try RawClient(port: url.port ?? 0)
      let target = token ? "\(url.path)/\(path)" : "/\(path)"
      let rest = body.map {
        "Origin: http://\(host)\r\nContent-Type: application/json\r\nContent-Length: \($0.utf8.count)\r\n\r\n\($0)"
      }
      client.send(
        "\(body == nil ? "GET" : "POST") \(target) HTTP/1.1\r\nHost: \(host)\r\n\(rest ?? "\r\n")")
      let parts = await client.answer().split(separator: "\r\n\r\n", maxSplits: 1)
      return (String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "")
    }

    private func json(_ path: String, _ body: String? = nil) async throws -> JSON {
      try #require(JSON(Data(try await ask(path, body).body.utf8)))
    }

    @Test func `the page may load only what belongs to it`() async throws {
      let (head, body) = try await ask("")

      let policy = try #require(head.firstMatch(of: /Content-Security-Policy: (.*)/)?.output.1)
      #expect(head.hasPrefix("HTTP/1.1 200"))
      #expect(policy.hasPrefix("default-src 'none';") && policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe") && !head.contains("Access-Control"))
      #expect(head.contains("Referrer-Policy: no-referrer"))
      let addresses = body.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.output.1) }
      #expect(addresses == ["data:,"])
    }

    @Test func `without the token there is nothing`() async throws {
      for path in ["", "status", "x/status"] {
        #expect(try await ask(path, with: false).head.hasPrefix("HTTP/1.1 404"))
      }
    }

    @Test func `the page lists actions, and one in full`() async throws {
      let list = try await json("actions?after=0&left=0")
      let rows = try #require(list["actions"]?.array)
      let names = rows.compactMap { $0.array?[1].string }
      let action = try await json("action?number=2")

      #expect(names == user.names)
      #expect(action["name"]?.string == "CatalogueAction.pageLoad")
      #expect(action["difference"]?.string?.contains("+     lists: [SightQuery(") == true)
      #expect(try await json("actions?after=1&left=0")["actions"]?.array == Array(rows.dropFirst()))
      #expect(try await json("actions?after=0&left=7")["actions"]?.array == [])
    }

    @Test(arguments: ["after", "number", "moment"], [Int.max, .min])
    func `an extreme number in a request ends nothing`(name: String, number: Int) async throws {
      for path in ["actions?left=0", "action?left=0", "state?path=", "screen?left=0"] {
        _ = try await ask("\(path)&\(name)=\(number)")
      }

      #expect(try await ask("status").head.hasPrefix("HTTP/1.1 200"))
    }

    @Test func `the state is read by path and by words`() async throws {
      let last = try #require(user.app.recording?.moments.upperBound)
      let top = try await json("state?moment=\(last)&path=")
      let found = try await json("state?moment=\(last)&search=barcelona")
      let path = try #require(found.array?.first?.array?[0].string)
      let parent = String(path.prefix(upTo: try #require(path.lastIndex(of: "["))))
      let query = try #require(parent.addingPercentEncoding(withAllowedCharacters: .alphanumerics))

      #expect(top.array?.contains { $0.array?[0] == "catalogue" } == true)
      #expect(
        try await json("state?moment=\(last)&path=\(query)").array?.contains {
          $0.array?[1] == "\"Barcelona\""
        } == true)
      #expect(try await ask("state?moment=\(last)&path=nothing").head.hasPrefix("HTTP/1.1 422"))
      #expect(try await ask("state?moment=99&path=").head.hasPrefix("HTTP/1.1 404"))
    }

    @Test func `the page hears of an action, and of one that happened before it asked`()
      async throws
    {
      let seen = try #require(try await json("status")["stamp"]?.string)
      async let next = json("status?seen=\(seen)")
      while user.clock.sleeperCount == 0, !Task.isCancelled { await Task.yield() }

      user.app.store.dispatch(BookmarksAction.added(1))

      let stamp = try await next["stamp"]
      #expect(stamp != .string(seen))
      #expect(try await json("status?seen=\(seen)")["stamp"] == stamp)
    }

    @Test func `what is alive, and the requests`() async throws {
      let tree = try await json("tree")
      let request = try #require(try await json("network").array?.first)

      #expect(tree.array?.contains { $0["title"] == "screen explore" } == true)
      #expect(request["path"] == "/sights?page=1" && request["outcome"] == "200")
      #expect(request["action"] == 1)
    }

    @Test func `pictures show the present, and a moment before`() async throws {
      let last = try #require(user.app.recording?.moments.upperBound)
      let (head, now) = try await ask("picture?moment=\(last)&theme=dark")
      let before = try await ask("picture?moment=1&theme=light").body

      #expect(head.contains("Content-Type: image/svg+xml") && head.contains("sandbox"))
      #expect(now.contains("Sagrada Família"))
      #expect(before.hasPrefix("<svg") && before.contains("Loading…"))
      #expect(!user.app.store.isTraveling)
    }

    @Test func `the page moves the app, and continues from a moment`() async throws {
      _ = try await ask("do", #"{"do":"travel","number":1}"#)
      #expect(user.app.store.recorder?.travel?.moment == 1)
      #expect(try await json("status")["travel"]?["moment"] == 1)
      _ = try await ask("do", #"{"do":"present"}"#)
      #expect(!user.app.store.isTraveling)

      _ = try await ask("do", #"{"do":"travel","number":1}"#)
      _ = try await ask("do", #"{"do":"continue"}"#)

      await user.screen.settled()
      let branch = try #require(try await json("status")["branches"]?.array?.first)
      _ = try await ask("do", #"{"do":"branch","number":\#(branch["id"]?.int ?? 0)}"#)
      #expect(user.app.store.recorder?.leftCount == 2)
    }

    @Test func `an action is dispatched, changed and skipped`() async throws {
      let added = #"{\"type\":\"BookmarksAction\",\"value\":{\"added\":{\"_0\":3}}}"#
      let said = try await json("do", #"{"do":"dispatch","action":"\#(added)"}"#)
      #expect(said["message"] == "Dispatched BookmarksAction.added.")
      #expect(user.app.store.state.bookmarks.sights == [3])
      let number = try #require(user.app.recording?.moments.upperBound)

      let other = added.replacing("3", with: "5")
      _ = try await ask("do", #"{"do":"replace","number":\#(number),"action":"\#(other)"}"#)
      await user.screen.settled()
      #expect(user.app.store.state.bookmarks.sights == [5])

      _ = try await ask("do", #"{"do":"skip","number":\#(number)}"#)
      await user.screen.settled()
      #expect(user.app.store.state.bookmarks.sights == [])
      #expect(user.app.store.recorder?.branches.count == 2)
    }

    @Test func `a state is opened, and keeps the history as a branch`() async throws {
      let path = user.directory.url.appending(path: "three.jsonl").path
      user.app.store.dispatch(BookmarksAction.added(3))
      let number = try #require(user.app.recording?.moments.upperBound)
      let saved = try await json("do", #"{"do":"save","number":\#(number),"name":"\#(path)"}"#)
      #expect(saved["message"]?.string?.contains("three.jsonl") == true)
      user.app.store.dispatch(BookmarksAction.added(4))

      _ = try await ask("do", #"{"do":"open","name":"\#(path)"}"#)

      await user.screen.settled()
      #expect(user.app.store.state.bookmarks.sights == [3])
      #expect(user.app.store.recorder?.branches.count == 1)
    }

    @Test(arguments: [
      #"{"do":"nothing"}"#, #"{"do":"dispatch","action":"{}"}"#, #"{"do":"open","name":"../x"}"#,
      #"{"do":"save","number":99,"name":"x"}"#, #"{"do":"save","number":1,"name":"a/b"}"#,
      #"{"do":"save","number":1,"name":"/tmp/x.jsonl"}"#, #"{"do":"skip","number":99999}"#,
      #"{"do":"branch","number":99999}"#, #"{"do":"travel","number":99999}"#,
      #"{"do":"replace","number":99999,"action":"{}"}"#,
    ])
    func `what can't be done is explained`(body: String) async throws {
      let (head, body) = try await ask("do", body)

      #expect(head.hasPrefix("HTTP/1.1 422"))
      #expect(body.contains("message"))
    }

    @Test func `the recording can be saved`() async throws {
      let (head, body) = try await ask("recording")

      #expect(head.contains("attachment"))
      #expect(
        try RecordingFile<SightsApp>(Data(body.utf8)).recording.numbers.count == user.names.count)
    }

    @Test func `a page of an app that has ended has the recording, and no more`() async throws {
      server.app = nil

      #expect(try await json("tree") == [])
      #expect(try await ask("do", #"{"do":"present"}"#).head.hasPrefix("HTTP/1.1 400"))
      #expect(try await json("status")["last"] != 0)
    }
  }

  extension AppUser {
    fileprivate var names: [String] {
      guard let recording = app.recording else { return [] }
      return recording.numbers.map { describeAction(recording[$0].action) }
    }
  }
#endif
