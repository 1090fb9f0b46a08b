#if DEBUG
  import Foundation

  /// An answer of the inspector's server, which no other page may read, show or keep.
  struct HTTPResponse: Equatable, Sendable {
    let status: Int
    let type: String
    let body: Data
    /// What a document may load.
    var policy = "default-src 'none'; frame-ancestors 'none'"
    /// The name under which a browser saves it; nil if it shows it.
    var fileName: String?

    init(_ status: Int = 200, type: String, _ body: Data) {
      self.status = status
      self.type = type
      self.body = body
    }

    /// An answer without content, for a request that is refused.
    static func refusal(_ status: Int) -> Self {
      Self(status, type: "text/plain; charset=utf-8", Data(Self.words(status).utf8))
    }

    static func json(_ json: JSON, status: Int = 200) -> Self {
      Self(status, type: "application/json", Data(json.text.utf8))
    }

    var bytes: Data {
      var lines = [
        "HTTP/1.1 \(status) \(Self.words(status))", "Content-Type: \(type)",
        "Content-Length: \(body.count)", "Connection: close", "Cache-Control: no-store",
        "Content-Security-Policy: \(policy)", "X-Content-Type-Options: nosniff",
        "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
      ]
      if let fileName {
        lines.append("Content-Disposition: attachment; filename=\"\(fileName)\"")
      }
      return Data((lines + ["", ""]).joined(separator: "\r\n").utf8) + body
    }

    private static func words(_ status: Int) -> String {
      switch status {
      case 200: "OK"
      case 400: "Bad Request"
      case 403: "Forbidden"
      case 404: "Not Found"
      case 405: "Method Not Allowed"
      case 408: "Request Timeout"
      case 413: "Content Too Large"
      case 415: "Unsupported Media Type"
      case 422: "Unprocessable Content"
      case 431: "Request Header Fields Too Large"
      case 503: "Service Unavailable"
      default: "Error"
      }
    }
  }
#endif
