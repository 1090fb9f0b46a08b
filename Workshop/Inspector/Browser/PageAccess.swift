#if DEBUG
  import Foundation

  /// Decides who may use the inspector's page: only a browser that was given its address.
  ///
  /// Any page on the web can send requests to this device. Such a request names another origin, or none of the
  /// server's hosts if a domain was pointed here, and it can't know the token.
  struct PageAccess: Sendable {
    let token: String
    let port: Int

    /// Creates a token with 128 random bits.
    static func newToken() -> String {
      (0..<4).map { _ in
        let digits = String(UInt32.random(in: .min ... .max), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }.joined()
    }

    /// The address to open.
    var address: String { "http://127.0.0.1:\(port)/\(token)/" }

    private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

    /// Returns the status with which a request is refused; nil if it isn't.
    func refusal(of request: HTTPRequest) -> Int? {
      guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
        return 403
      }
      if let origin = request.headers["origin"], origin != "http://\(host)" { return 403 }
      // A browser says so of links and pictures of other pages, too.
      let site = request.headers["sec-fetch-site"] ?? "none"
      guard ["none", "same-origin"].contains(site) else { return 403 }
      guard name(in: request) != nil else { return 404 }
      switch request.method {
      case "GET": return nil
      case "POST":
        guard request.headers["origin"] != nil else { return 403 }
        return request.headers["content-type"] == "application/json" ? nil : 415
      default: return 405
      }
    }

    /// Returns what a request asks for, after the token; nil if it has another token.
    func name(in request: HTTPRequest) -> String? {
      let parts = request.path.split(
        separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return nil }
      return String(parts[2])
    }

    /// Compares all bytes, so that the time tells nothing about them.
    private func isToken(_ text: Substring) -> Bool {
      guard text.utf8.count == token.utf8.count else { return false }
      return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
  }
#endif
