import Coordinator
import CoordinatorLinks

extension PublicApps {
  /// A social network, an encyclopedia, a home and a blog, whose links took more to declare.
  static func more() throws -> LinkTable<WebMap> {
    let wordpress = try LinkTable<WebMap>(hosts: ["wordpress.com"], [.page("read")])
    return try LinkTable(
      schemes: ["homeassistant"],
      hosts: [
        "bsky.app", "en.wikipedia.org", "my.home-assistant.io", "wordpress.com",
        "public-api.wordpress.com",
      ],
      [
        Link("profile/:name", .word("name"), doors: ["bsky.app"]) {
          .page($0.hasPrefix("did:") ? "account" : "handle", $0)
        },
        Link(
          "wiki/Special:Search", .required("search", .string(max: 99)), doors: ["en.wikipedia.org"]
        ) {
          .page("search", $0)
        },
        Link("wiki/:title", .word("title"), doors: ["en.wikipedia.org"]) { .page("article", $0) },
        Link(
          "redirect/:page", .word("page"), .otherItems("items", .string(max: 99), atMost: 9),
          doors: ["my.home-assistant.io"]
        ) {
          .page("redirect", $0, $1.keys.sorted().joined(separator: ","))
        },
        Link(
          "navigate/*path", .rest("path", .string(max: 99), atMost: 9, isOptional: true),
          doors: [.scheme]
        ) {
          .page("navigate", $0.joined(separator: "/"))
        },
        Link(":view", .word("view"), doors: [.runTime]) { .page("view", $0) },
        Link("read/blogs/:id", .int("id", in: 1...999_999_999), doors: ["wordpress.com"]) {
          .page("blog", "\($0)")
        },
        Link("read/blogs/:name", .word("name"), doors: ["wordpress.com"]) { .page("blog", $0) },
        Link(
          "redirect", .required("to", .url(hosts: ["wordpress.com"])),
          doors: ["public-api.wordpress.com"], opening: wordpress),
      ])
  }
}
