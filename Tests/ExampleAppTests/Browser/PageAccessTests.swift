#if DEBUG
  import Foundation
  import Testing

  @testable import AppInspector

  @Suite(.timeLimit(.minutes(30))) struct PageAccessTests {
    private let access = PageAccess(token: PageAccess.newToken(), port: 8000)

    private func refusal(
      _ method: String = "GET", path: String? = nil, host: String? = "127.0.0.1:8000",
      headers: [String: String] = [:]
    ) -> Int? {
      var headers = headers
      headers["host"] = host
      return access.refusal(
        of: HTTPRequest(
          method: method, path: path ?? "/\(access.token)/status", query: [:], headers: headers))
    }

    @Test func `the address leads to the page`() throws {
      let url = try #require(URL(string: access.address))

      #expect(refusal(path: url.path + "/") == nil)
      #expect(refusal(host: "localhost:8000") == nil)
    }

    @Test func `a token has 128 bits, and no other one`() {
      #expect(access.token.utf8.count == 32)
      #expect(PageAccess.newToken() != access.token)
    }

    @Test(arguments: ["/", "/status", "//status", "/x/status", "//x"])
    func `without the token, nothing is there`(path: String) {
      #expect(refusal(path: path) == 404)
      #expect(refusal(path: "/\(access.token.dropLast())x/status") == 404)
      #expect(refusal(path: "/\(access.token)") == 404)
    }

    @Test(arguments: [nil, "", "evil.example", "127.0.0.1", "127.0.0.1:8001", "evil.example:8000"])
    func `a host of elsewhere is refused, also one that was pointed here`(host: String?) {
      #expect(refusal(host: host) == 403)
    }

    @Test(arguments: [
      "null", "http://evil.example", "https://127.0.0.1:8000", "http://127.0.0.1:8001",
    ])
    func `another page is refused, even with the token`(origin: String) {
      #expect(refusal(headers: ["origin": origin]) == 403)
      #expect(
        refusal("POST", headers: ["origin": origin, "content-type": "application/json"]) == 403)
    }

    @Test(arguments: ["cross-site", "same-site", "nonsense"])
    func `a link or a picture of another page is refused`(site: String) {
      #expect(refusal(headers: ["sec-fetch-site": site]) == 403)
      #expect(refusal(headers: ["sec-fetch-site": "same-origin"]) == nil)
    }

    @Test func `a change needs the page's origin and JSON, which no form can send`() {
      let own = ["origin": "http://127.0.0.1:8000"]

      #expect(refusal("POST", headers: ["content-type": "application/json"]) == 403)
      #expect(refusal("POST", headers: own.merging(["content-type": "text/plain"]) { $1 }) == 415)
      #expect(
        refusal("POST", headers: own.merging(["content-type": "application/json"]) { $1 }) == nil)
      #expect(refusal("PUT", headers: own) == 405)
      #expect(refusal("OPTIONS", headers: own) == 405)
    }
  }
#endif
