#if DEBUG
  import Foundation
  import Testing

  @testable import AppInspector

  @Suite(.timeLimit(.minutes(30))) struct LoopbackServerTests {
    /// Longer than any client has to wait for a thread.
    private static let patience = Duration.seconds(600)

    private static let echo: LoopbackServer.Handler = { request, _ in
      HTTPResponse(
        type: "text/plain", Data("\(request.method) \(request.path)".utf8) + request.body)
    }

    @Test func `a request that comes in pieces is answered once`() async throws {
      let server = try LoopbackServer(patience: Self.patience, handler: Self.echo)
      let client = try RawClient(port: server.port)

      for character in "POST /a HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}" {
        client.send("\(character)")
      }
      let answer = await client.answer()

      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.hasSuffix("\r\n\r\nPOST /a{}"))
      #expect(!answer.contains("Access-Control"))
    }

    @Test func `a listener that the system has closed accepts nobody again`() {
      #expect([EBADF, EINVAL, ENOTSOCK].allSatisfy { !LoopbackServer.canGoOn(after: $0) })
      #expect([EINTR, ECONNABORTED, EMFILE].allSatisfy { LoopbackServer.canGoOn(after: $0) })
    }

    @Test func `a large answer arrives whole`() async throws {
      let server = try LoopbackServer(patience: Self.patience) { _, _ in
        HTTPResponse(type: "text/plain", Data(repeating: 120, count: 8 << 20))
      }
      let client = try RawClient(port: server.port)

      client.send("GET / HTTP/1.1\r\n\r\n")

      #expect(await client.answer().utf8.count { $0 == 120 } >= 8 << 20)
    }

    @Test func `a client that sends no more is let go`() async throws {
      let server = try LoopbackServer(patience: .zero, handler: Self.echo)
      let client = try RawClient(port: server.port)

      client.send("GET / HTTP/1.1\r\n")

      #expect(await !client.answer().contains("GET /"))
    }

    @Test func `a client beyond the limit takes the place of the one that was slow for longest`()
      async throws
    {
      let server = try LoopbackServer(patience: Self.patience, handler: Self.echo)
      // The system may hand over clients that come at the same moment in another order.
      let first = try RawClient(port: server.port)
      try await expectAnswer(from: server)
      let others = try (1..<LoopbackServer.mostConnections).map { _ in
        try RawClient(port: server.port)
      }
      let slow = [first] + others

      for _ in 1...3 { try await expectAnswer(from: server) }

      #expect(await slow[0].answer().isEmpty)
      slow[63].send("GET / HTTP/1.1\r\n\r\n")
      #expect(await slow[63].answer().hasPrefix("HTTP/1.1 200"))
    }

    private func expectAnswer(from server: LoopbackServer) async throws {
      let client = try RawClient(port: server.port)
      client.send("GET / HTTP/1.1\r\n\r\n")
      #expect(await client.answer().hasPrefix("HTTP/1.1 200"))
    }

    @Test func `a client is refused while all others are answered, and not after they left`()
      async throws
    {
      let (answers, go) = AsyncStream.makeStream(of: Never.self)
      let (requests, began) = AsyncStream.makeStream(of: Void.self)
      let server = try LoopbackServer(patience: Self.patience) { request, port in
        began.yield()
        for await _ in answers {}
        return await Self.echo(request, port)
      }
      var clients = try (0..<LoopbackServer.mostConnections).map { _ in
        try RawClient(port: server.port)
      }
      for client in clients { client.send("GET / HTTP/1.1\r\n\r\n") }
      for await _ in requests.prefix(clients.count) {}

      let surplus = try RawClient(port: server.port)
      #expect(await surplus.answer().hasPrefix("HTTP/1.1 503"))

      go.finish()
      for client in clients { #expect(await client.answer().hasPrefix("HTTP/1.1 200")) }
      clients = []
      var answer = ""
      while !answer.hasPrefix("HTTP/1.1 200"), !Task.isCancelled {
        let client = try RawClient(port: server.port)
        client.send("GET / HTTP/1.1\r\n\r\n")
        answer = await client.answer()
      }
    }

    @Test func `only this device is served, on a port of its own`() throws {
      let servers = try (0..<3).map { _ in try LoopbackServer(handler: Self.echo) }

      #expect(Set(servers.map(\.port)).count == 3)
    }

    @Test func `nothing listens after the server`() async throws {
      var server: LoopbackServer? = try LoopbackServer(handler: Self.echo)
      let port = try #require(server?.port)

      server = nil

      // A client that came before the thread noticed gets no answer.
      while let late = try? RawClient(port: port) { #expect(await late.answer().isEmpty) }
    }
  }
#endif
