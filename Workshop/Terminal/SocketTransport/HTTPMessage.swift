#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// Reads an answer in HTTP/1.1 from bytes as they arrive, and never keeps more than it may be long.
  struct HTTPMessage {
    /// A complete answer, whose headers have names in lower case.
    struct Answer: Equatable {
      let status: Int
      let headers: [String: String]
      let body: Data
    }

    private static let longestLine = 8192
    private static let mostLines = 100

    /// Fills a buffer, and returns how many bytes it has now; 0 at the end.
    private let receive: (inout [UInt8]) -> Int
    private var buffer = [UInt8](repeating: 0, count: 16_384)
    private var unread = 0..<0

    init(receive: @escaping (inout [UInt8]) -> Int) { self.receive = receive }

    /// Reads the whole answer.
    mutating func answer(limit: Int) throws(URLError) -> Answer {
      for _ in 0..<10 {
        let status = try self.status()
        let headers = try self.headers()
        if (100..<200).contains(status) { continue }
        let body = status == 204 || status == 304 ? Data() : try self.body(headers, limit: limit)
        return Answer(status: status, headers: headers, body: body)
      }
      throw URLError(.cannotParseResponse)
    }

    private mutating func status() throws(URLError) -> Int {
      let words = try line().split(separator: " ", maxSplits: 2)
      guard words.count > 1, words[0].hasPrefix("HTTP/1."), words[1].utf8.count == 3,
        let status = Int(words[1]), (100..<600).contains(status)
      else { throw URLError(.cannotParseResponse) }
      return status
    }

    private mutating func headers() throws(URLError) -> [String: String] {
      var headers: [String: String] = [:]
      for _ in 0..<Self.mostLines {
        let line = try self.line()
        if line.isEmpty { return headers }
        guard let colon = line.firstIndex(of: ":") else { throw URLError(.cannotParseResponse) }
        let name = line[..<colon].lowercased()
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        let known = headers.updateValue(value, forKey: name)
        if name == "content-length", let known, known != value {
          throw URLError(.cannotParseResponse)
        }
      }
      throw URLError(.cannotParseResponse)
    }

    private mutating func body(
      _ headers: [String: String], limit: Int
    ) throws(URLError) -> Data {
      // The request asks for nothing but the plain text.
      guard ["", "identity"].contains(headers["content-encoding"] ?? "") else {
        throw URLError(.cannotDecodeContentData)
      }
      if let encoding = headers["transfer-encoding"] {
        guard encoding.lowercased() == "chunked" else { throw URLError(.cannotParseResponse) }
        return try chunks(limit: limit)
      }
      guard let length = headers["content-length"] else { return try rest(limit: limit) }
      let count = try number(length, radix: 10)
      guard count <= limit else { throw URLError(.dataLengthExceedsMaximum) }
      return try bytes(count)
    }

    private mutating func chunks(limit: Int) throws(URLError) -> Data {
      var data = Data()
      while true {
        let size = try line().prefix { $0 != ";" }
        let count = try number(size.trimmingCharacters(in: .whitespaces), radix: 16)
        guard count > 0 else { break }
        guard count <= limit - data.count else { throw URLError(.dataLengthExceedsMaximum) }
        data += try bytes(count)
        guard try line().isEmpty else { throw URLError(.cannotParseResponse) }
      }
      _ = try headers()
      return data
    }

    private mutating func rest(limit: Int) throws(URLError) -> Data {
      var data = Data()
      while fill() {
        data += buffer[unread]
        unread = 0..<0
        guard data.count <= limit else { throw URLError(.dataLengthExceedsMaximum) }
      }
      return data
    }

    private mutating func bytes(_ count: Int) throws(URLError) -> Data {
      var data = Data()
      while data.count < count {
        guard fill() else { throw URLError(.networkConnectionLost) }
        let part = unread.prefix(count - data.count)
        data += buffer[part]
        unread = part.endIndex..<unread.upperBound
      }
      return data
    }

    /// Reads a line, without its end.
    private mutating func line() throws(URLError) -> String {
      var line: [UInt8] = []
      while fill() {
        let byte = buffer[unread.lowerBound]
        unread = unread.dropFirst()
        if byte == UInt8(ascii: "\n") {
          if line.last == UInt8(ascii: "\r") { line.removeLast() }
          return String(decoding: line, as: UTF8.self)
        }
        line.append(byte)
        guard line.count <= Self.longestLine else { throw URLError(.cannotParseResponse) }
      }
      throw URLError(.networkConnectionLost)
    }

    /// Whether there are bytes to read; waits for them.
    private mutating func fill() -> Bool {
      if unread.isEmpty { unread = 0..<receive(&buffer) }
      return !unread.isEmpty
    }

    /// Reads a number of bytes; one beyond all bounds is only too large.
    private func number(_ text: some StringProtocol, radix: Int) throws(URLError) -> Int {
      guard !text.isEmpty,
        text.utf8.allSatisfy({ Int(String(UnicodeScalar($0)), radix: radix) != nil })
      else { throw URLError(.cannotParseResponse) }
      return Int(text, radix: radix) ?? .max
    }
  }

  extension HTTPMessage {
    /// The bytes of a request, after which the server closes the connection.
    static func bytes(of request: URLRequest, host: String) -> [UInt8] {
      let url = request.url
      let path = url?.path(percentEncoded: true) ?? "/"
      let query = url?.query(percentEncoded: true).map { "?\($0)" } ?? ""
      let name = host.contains(":") ? "[\(host)]" : host
      var headers = request.allHTTPHeaderFields ?? [:]
      headers["Host"] = url?.port.map { "\(name):\($0)" } ?? name
      headers["Accept"] = "application/json"
      headers["Accept-Encoding"] = "identity"
      headers["Connection"] = "close"
      if let body = request.httpBody { headers["Content-Length"] = "\(body.count)" }
      var text = "\(request.httpMethod ?? "GET") \(path)\(query) HTTP/1.1\r\n"
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) {
        text += "\(name): \(value)\r\n"
      }
      return Array("\(text)\r\n".utf8) + (request.httpBody ?? Data())
    }
  }
#endif
