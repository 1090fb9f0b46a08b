#if os(Linux)
  import CLibcurl
  import Foundation
  import FoundationNetworking
  import Testing

  @testable import SocketTransport

  @Suite(.timeLimit(.minutes(30))) struct BoundedURLSessionTests {
    private let session = BoundedURLSession(limit: 5, timeout: .seconds(10))

    @Test func `an answer has a body, a status and headers`() async throws {
      let server = try LocalServer("HTTP/1.1 503 Busy\r\nRetry-After: 9\r\n\r\nHello")

      let (data, response) = try await session.data(for: URLRequest(url: server.url("/a?b=c")))

      #expect(String(decoding: data, as: UTF8.self) == "Hello")
      #expect((response as? HTTPURLResponse)?.statusCode == 503)
      #expect((response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Retry-After") == "9")
      #expect(await server.next(2) == [.connected, .asked("GET /a?b=c HTTP/1.1")])
    }

    @Test func `a redirect is an answer, and is not followed`() async throws {
      let elsewhere = try LocalServer("HTTP/1.1 200 OK\r\n\r\n")
      let server = try LocalServer(
        "HTTP/1.1 302 Found\r\nLocation: \(elsewhere.url().absoluteString)\r\n\r\n")

      let (_, response) = try await session.data(for: URLRequest(url: server.url()))
      _ = try await session.data(for: URLRequest(url: elsewhere.url("/later")))

      #expect((response as? HTTPURLResponse)?.statusCode == 302)
      #expect(await elsewhere.next(2) == [.connected, .asked("GET /later HTTP/1.1")])
    }

    static let faults: [(String, URLError.Code)] = [
      ("HTTP/1.1 200 OK\r\n\r\nHello!", .dataLengthExceedsMaximum),
      ("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\n", .dataLengthExceedsMaximum),
      ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nHell", .networkConnectionLost),
      ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", .cannotDecodeContentData),
      ("SSH-2.0-OpenSSH_9.9\r\n\r\n", .cannotParseResponse), ("", .networkConnectionLost),
    ]

    @Test(arguments: faults)
    func `a fault has a code`(answer: String, code: URLError.Code) async throws {
      let server = try LocalServer(answer)

      await #expect(throws: URLError(code)) {
        try await session.data(for: URLRequest(url: server.url()))
      }
    }

    @Test func `a server that isn't there can't be reached`() async throws {
      var server: LocalServer? = try LocalServer("")
      let url = try #require(try server?.url())
      server = nil

      await #expect(throws: URLError(.cannotConnectToHost)) {
        try await session.data(for: URLRequest(url: url))
      }
    }

    @Test func `canceling ends the wait, and then the connection`() async throws {
      let server = try LocalServer("HTTP/1.1 200 OK\r\n", waits: true)
      let request = URLRequest(url: try server.url())

      let task = Task { try await session.data(for: request) }
      #expect(await server.next(2) == [.connected, .asked("GET / HTTP/1.1")])
      task.cancel()

      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(await server.next(1) == [.left])
    }

    @Test func `requests can be canceled at any moment`() async throws {
      let server = try LocalServer("HTTP/1.1 200 OK\r\n\r\nHello")
      let request = URLRequest(url: try server.url())

      for first in stride(from: 0, to: 200, by: 20) {
        await withTaskGroup(of: Void.self) { group in
          for turn in first..<first + 20 {
            group.addTask { [session] in
              let task = Task { try? await session.data(for: request) }
              for _ in 0..<turn % 50 { await Task.yield() }
              task.cancel()
              _ = await task.value
            }
          }
        }
      }

      #expect(try await session.data(for: request).0.count == 5)
    }

    @Test(arguments: [nil, Libcurl.shared])
    func `a protocol class answers in place of the network`(libcurl: Libcurl?) async throws {
      let session = BoundedURLSession(
        limit: 5, timeout: .seconds(10), protocolClass: FixedAnswer.self, libcurl: libcurl)
      let url = try #require(URL(string: "https://a.example"))

      let (data, response) = try await session.data(for: URLRequest(url: url))

      #expect(String(decoding: data, as: UTF8.self) == "Hello")
      #expect((response as? HTTPURLResponse)?.statusCode == 203)
    }

    @Test func `an answer of a protocol class has the same limit`() async throws {
      let session = BoundedURLSession(
        limit: 4, timeout: .seconds(10), protocolClass: FixedAnswer.self)
      let url = try #require(URL(string: "https://a.example"))

      await #expect(throws: URLError(.dataLengthExceedsMaximum)) {
        try await session.data(for: URLRequest(url: url))
      }
    }
  }
#endif
