import Coordinator
import CoordinatorLinks
import Testing

/// A link that contains another opens it as if it had come alone.
@Suite(.timeLimit(.minutes(30))) struct LinkOpeningTests {
  let links: LinkTable<TestMap>

  init() throws {
    let inner = try testLinks()
    links = try LinkTable(
      schemes: ["mail"], hosts: ["mail.example"],
      Link.under(
        "v1", [Link("open", .required("link", .url(hosts: ["ok.example"])), opening: inner)]))
  }

  private func match(
    _ path: String, from source: LinkSource = .universalLink
  ) -> Result<LinkMatch<TestMap>, LinkRefusal> {
    let start = source == .customScheme ? "mail://" : "https://mail.example/"
    return links.parse("\(start)v1/open?link=https%3A%2F%2Fok.example%2F\(path)", from: source)
  }

  @Test func `it keeps its requirement`() throws {
    let match = try match("sights%2F7%2Freviews%2Fnew").get()

    #expect(match.requirement == .signedIn)
    #expect(match.route == Route(tab: .explore, [.sight(7)], modals: [[.review(7)]]))
    #expect(match.pattern == "sights/:id/reviews/new")
  }

  @Test func `it keeps its dialog, and the sources that may have it`() throws {
    #expect(try match("saved%2Fclear").get().dialog == .clearing(0))
    #expect(
      match("saved%2Fclear", from: .customScheme)
        == .failure(.source(.customScheme, pattern: "saved/clear")))
    #expect(
      match("account%2Fregister")
        == .failure(.source(.universalLink, pattern: "account/register")))
  }

  @Test(arguments: [LinkSource.universalLink, .customScheme, .notification])
  func `it need not have the form of the source`(source: LinkSource) throws {
    #expect(try match("sights%2F7", from: source).get().route.screens == [.sight(7)])
  }

  @Test func `it is refused for its own reason`() {
    #expect(match("nowhere") == .failure(.unknown))
    #expect(
      match("sights%2F0")
        == .failure(
          .parameter(
            "id", expected: "a whole number from 1 to 999999", pattern: "sights/:id")))
  }
}
