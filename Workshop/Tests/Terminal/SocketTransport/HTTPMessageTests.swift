#if os(Linux)
  import Foundation
  import FoundationNetworking
  import TestSupport
  import Testing

  @testable import SocketTransport

  @Computing @Suite(.timeLimit(.minutes(30))) struct HTTPMessageTests {
    nonisolated static let answers: [(String, HTTPMessage.Answer)] = [
      (
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}",
        .fixture("{}", headers: ["content-length": "2"])
      ),
      ("HTTP/1.1 200 OK\n\n{}", .fixture("{}")),
      (
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1;x=y\r\n}\r\n0\r\nA: b\r\n\r\n",
        .fixture("{}", headers: ["transfer-encoding": "chunked"])
      ),
      ("HTTP/1.0 100 Wait\r\n\r\nHTTP/1.1 204 OK\r\n\r\n", .fixture("", status: 204)),
      (
        "HTTP/1.1 503 Busy\r\nRETRY-AFTER:  9 \r\nContent-Length: 1\r\n\r\nxy",
        .fixture("x", status: 503, headers: ["retry-after": "9", "content-length": "1"])
      ),
    ]

    @Test(arguments: answers)
    func `an answer is the same, however its bytes arrive`(text: String, answer: HTTPMessage.Answer)
      throws
    {
      for size in 1...text.utf8.count {
        var message = HTTPMessage(text, by: size)
        #expect(try message.answer(limit: 100) == answer)
      }
    }

    @Test(arguments: answers.map(\.0))
    func `a part of an answer is no answer, unless only the connection ends it`(text: String) {
      let isEndless = !text.contains("Content-Length") && !text.contains("chunked")
      let end = text.hasSuffix("xy") ? 1 : 0
      for length in 0..<text.utf8.count - end where !isEndless || length < text.utf8.count - 3 {
        var message = HTTPMessage(String(decoding: text.utf8.prefix(length), as: UTF8.self), by: 7)
        #expect(throws: URLError(.networkConnectionLost), "\(length)") {
          try message.answer(limit: 100)
        }
      }
    }

    @Test(arguments: [
      "Content-Length: 101", "Content-Length: 9223372036854775807",
      "Content-Length: 99999999999999999999999",
    ])
    func `a length beyond the limit is too large before anything is read`(header: String) {
      var message = HTTPMessage("HTTP/1.1 200 OK\r\n\(header)\r\n\r\n", by: 100)

      #expect(throws: URLError(.dataLengthExceedsMaximum)) { try message.answer(limit: 100) }
    }

    @Test func `a compressed answer is refused, since it may unfold to any size`() {
      var message = HTTPMessage("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", by: 100)

      #expect(throws: URLError(.cannotDecodeContentData)) { try message.answer(limit: 100) }
    }

    @Test func `bytes at random are never taken for more than they are`() {
      var random = SplitMix64(seed: 15)
      let parts = [
        "HTTP/1.1 ", "200", "100 ", "\r\n", "\n", ": ", "Content-Length", "Transfer-Encoding", "7",
        "0",
        "chunked", "ffff", "-", "\0", "é",
      ]
      for _ in 0..<20_000 {
        let text = (0..<Int.random(in: 0...20, using: &random))
          .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        var message = HTTPMessage("HTTP/1.1 200 OK\r\n\(text)", by: 5)
        if let answer = try? message.answer(limit: 10) { #expect(answer.body.count <= 10) }
      }
    }

    @Test func `a request is written as HTTP`() throws {
      var request = URLRequest(url: try #require(URL(string: "http://a.example:8080/b%20c?d=%26")))
      request.httpMethod = "POST"
      request.httpBody = Data("{}".utf8)

      let text = String(decoding: HTTPMessage.bytes(of: request, host: "a.example"), as: UTF8.self)

      #expect(text.hasPrefix("POST /b%20c?d=%26 HTTP/1.1\r\n"))
      #expect(text.contains("\r\nHost: a.example:8080\r\n"))
      #expect(text.contains("\r\nContent-Length: 2\r\n"))
      #expect(text.hasSuffix("\r\n\r\n{}"))
    }
  }

  extension HTTPMessage {
    /// A message whose bytes arrive in parts of a size.
    fileprivate init(_ text: String, by size: Int) {
      var bytes = ArraySlice(text.utf8)
      self.init { buffer in
        let part = bytes.prefix(size)
        bytes = bytes.dropFirst(size)
        buffer.replaceSubrange(0..<part.count, with: part)
        return part.count
      }
    }
  }

  extension HTTPMessage.Answer {
    fileprivate static func fixture(
      _ body: String, status: Int = 200, headers: [String: String] = [:]
    ) -> Self {
      Self(status: status, headers: headers, body: Data(body.utf8))
    }
  }
#endif
