#if DEBUG
  import Foundation
  import Testing

  @testable import AppInspector

  @Suite(.timeLimit(.minutes(30))) struct HTTPRequestTests {
    private func read(_ text: String) -> HTTPRequest.Reading { HTTPRequest.read(Data(text.utf8)) }

    @Test func `a request has a path, a query, headers and a body`() {
      let reading = read(
        "POST /a/do?x=1&y=a%20b HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n{}")

      #expect(
        reading
          == .complete(
            HTTPRequest(
              method: "POST", path: "/a/do", query: ["x": "1", "y": "a b"],
              headers: ["host": "h", "content-length": "2"], body: Data("{}".utf8))))
    }

    @Test(arguments: ["", "GET / HTTP/1.1\r\n", "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n{}"])
    func `more bytes are awaited`(text: String) {
      #expect(read(text) == .incomplete)
    }

    @Test(arguments: [
      ("GET /\r\n\r\n", 400), ("GET http://x/ HTTP/1.1\r\n\r\n", 400), ("\r\n\r\n", 400),
      ("GET / HTTP/2\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 1048577\r\n\r\n", 413),
    ])
    func `a wrong request is refused`(text: String, status: Int) {
      #expect(read(text) == .refused(status))
    }

    @Test(arguments: ["", "\r\n\r\n"])
    func `a head without end is refused`(end: String) {
      let name = String(repeating: "x", count: HTTPRequest.longestHead)

      #expect(read("GET / HTTP/1.1\r\n\(name): 1\(end)") == .refused(431))
    }

    @Test func `no bytes end the process`() {
      var generator = SystemRandomNumberGenerator()
      let seeds = [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "POST /?a=b HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
      ]
      for round in 0..<2_000 {
        var bytes = Array(seeds[round % 2].utf8)
        for _ in 0..<(1 + round % 5) {
          bytes[.random(in: bytes.indices, using: &generator)] = .random(
            in: 0...255, using: &generator)
        }
        _ = HTTPRequest.read(Data(bytes))
      }
    }
  }
#endif
