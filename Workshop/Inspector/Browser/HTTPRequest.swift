#if DEBUG
  import Foundation

  /// A request to the inspector's page.
  struct HTTPRequest: Equatable, Sendable {
    /// What the bytes that came so far are.
    enum Reading: Equatable {
      case incomplete
      case complete(HTTPRequest)
      /// A status of HTTP with which to refuse them.
      case refused(Int)
    }

    static let longestHead = 16 << 10
    static let longestBody = 1 << 20

    let method: String
    /// The path, without the query.
    let path: String
    let query: [String: String]
    /// The fields of the header, with names in lower case.
    let headers: [String: String]
    var body = Data()

    /// Reads the bytes of a connection, of which none belong to another request.
    static func read(_ bytes: Data) -> Reading {
      guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else {
        return bytes.count > longestHead ? .refused(431) : .incomplete
      }
      guard end.lowerBound - bytes.startIndex <= longestHead else { return .refused(431) }
      guard var request = HTTPRequest(head: bytes[..<end.lowerBound]) else { return .refused(400) }
      guard let length = request.bodyLength else { return .refused(400) }
      guard length <= longestBody else { return .refused(413) }
      let body = bytes[end.upperBound...]
      guard body.count >= length else { return .incomplete }
      request.body = Data(body.prefix(length))
      return .complete(request)
    }

    /// The length that the header states; nil if that is no number, or the body has no length.
    private var bodyLength: Int? {
      guard headers["transfer-encoding"] == nil else { return nil }
      guard let text = headers["content-length"] else { return 0 }
      guard text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return Int(text)
    }
  }

  extension HTTPRequest {
    /// Reads the lines before the body; nil if they are none of HTTP/1.1, or repeat a field.
    private init?(head: Data) {
      guard let text = String(data: Data(head), encoding: .utf8) else { return nil }
      let lines = text.components(separatedBy: "\r\n")
      let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/"),
        let target = URLComponents(string: String(words[1])), target.host == nil
      else { return nil }
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { return nil }
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        // Two hosts or two lengths would be read differently by others.
        guard headers.updateValue(value, forKey: line[..<colon].lowercased()) == nil else {
          return nil
        }
      }
      method = String(words[0])
      path = target.path
      query = Dictionary((target.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
      self.headers = headers
    }
  }
#endif
