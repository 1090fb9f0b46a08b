#if os(Linux)
  import CLibcurl
  import Foundation
  import FoundationNetworking
  import Testing

  @testable import SocketTransport

  /// Certificates are tried by `Workshop/Tests/Support/FaultyServer/run.py --tls`.
  @Suite(.timeLimit(.minutes(30)), .enabled(if: Libcurl.shared != nil)) struct SecureSocketTests {
    @Test(arguments: ["libcurl-that-is-missing.so.4", "libc.so.6"])
    func `a library that isn't libcurl isn't used`(name: String) {
      #expect(Libcurl(named: name) == nil)
    }

    @Test(arguments: [("http", true), ("HTTP", true), ("https", false), ("ftp", false)])
    func `without libcurl, only http goes over a socket`(scheme: String, isPossible: Bool) throws {
      let url = try #require(URL(string: "\(scheme)://a.example"))

      let exchange = Exchange(URLRequest(url: url), limit: 0, timeout: .zero, libcurl: nil)

      #expect((exchange != nil) == isPossible)
    }

    @Test func `a server that speaks no TLS is refused`() async throws {
      let server = try LocalServer("HTTP/1.1 200 OK\r\n\r\n")
      let session = BoundedURLSession(limit: 5, timeout: .seconds(10))

      await #expect(throws: URLError(.secureConnectionFailed)) {
        try await session.data(for: URLRequest(url: server.url(scheme: "https")))
      }
    }

    @Test func `a server that stays silent takes no longer than the timeout`() async throws {
      let server = try LocalServer("", waits: true)
      let session = BoundedURLSession(limit: 5, timeout: .milliseconds(50))

      await #expect(throws: URLError(.timedOut)) {
        try await session.data(for: URLRequest(url: server.url(scheme: "https")))
      }
    }
  }
#endif
