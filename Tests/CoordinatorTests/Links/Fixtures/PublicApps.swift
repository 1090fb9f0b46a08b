import Coordinator
import CoordinatorLinks

/// The public addresses of large apps, as facts: what their web sites and apps open.
enum PublicApps {
  /// A code host: an owner's name is the first part, so every other page is a word beside it.
  static func codeHost() throws -> LinkTable<WebMap> {
    try LinkTable(
      schemes: ["github"], hosts: ["github.com"],
      [
        .page("notifications"), .page("settings/profile"), .page(":owner", "owner"),
        .page(":owner/:repo", "owner", "repo"),
        Link("search", .required("q", .string(min: 1, max: 200)).readingPlusAsSpace) {
          .page("search", $0)
        } printing: {
          $0.values(of: "search")?.first
        },
        Link(
          ":owner/:repo/issues/:number", .word("owner"), .word("repo"),
          .int("number", in: 1...999_999_999), also: [":owner/:repo/pull/:number"]
        ) {
          .page("issue", $0, $1, "\($2)")
        } printing: { route in
          route.values(of: "issue").map { ($0[0], $0[1], Int($0[2]) ?? 0) }
        },
        Link(
          ":owner/:repo/blob/:branch/*path", .word("owner"), .word("repo"), .word("branch"),
          .rest("path", .string(min: 1, max: 100), atMost: 20)
        ) {
          .page("file", $0, $1, $2, $3.joined(separator: "/"))
        } printing: { route in
          route.values(of: "file").map {
            ($0[0], $0[1], $0[2], $0[3].split(separator: "/").map(String.init))
          }
        },
      ])
  }

  /// An encyclopedia: a host for each language, and a section after the `#`.
  static func encyclopedia() throws -> LinkTable<WebMap> {
    let language = LinkParameter<String>.label("language", .string(min: 2, max: 12))
    return try LinkTable(
      schemes: ["wikipedia"],
      hosts: ["*.wikipedia.org", "*.m.wikipedia.org", "www.wikipedia.org"],
      [
        .page("", doors: ["www.wikipedia.org"]),
        Link(
          "wiki/:title", language, .word("title"), .fragment("section", .string(max: 100)),
          doors: [.scheme, "*.wikipedia.org", "*.m.wikipedia.org"]
        ) {
          .page("article", $0, $1, $2 ?? "")
        } printing: { route in
          route.values(of: "article").map { ($0[0], $0[1], $0[2].isEmpty ? nil : $0[2]) }
        },
        Link(
          "w/index.php", language, .required("title", .string(min: 1, max: 100)),
          .query("oldid", .int(in: 1...9_999_999_999)), doors: ["*.wikipedia.org"]
        ) {
          .page("version", $0, $1, "\($2 ?? 0)")
        },
      ])
  }

  /// A video site: what a link shows is in its query, and short links have their own host.
  static func videos() throws -> LinkTable<WebMap> {
    try LinkTable(
      schemes: ["youtube"],
      hosts: ["www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be"],
      [
        Link(
          "watch", .required("v", id), .query("t", .string(min: 1, max: 9)), .query("list", id),
          doors: sites
        ) {
          .page("video", $0, $1 ?? "", $2 ?? "")
        } printing: { route in
          route.values(of: "video").map {
            ($0[0], $0[1].isEmpty ? nil : $0[1], $0[2].isEmpty ? nil : $0[2])
          }
        },
        Link(":id", .path("id", id), .query("t", .string(min: 1, max: 9)), doors: ["youtu.be"]) {
          .page("video", $0, $1 ?? "", "")
        },
        Link("shorts/:id", .path("id", id), doors: sites) { .page("short", $0) },
        Link(":handle", .path("handle", .handle), doors: sites) {
          .page("channel", $0)
        } printing: {
          $0.values(of: "channel")?.first
        },
        Link(
          "results", .required("search_query", .string(min: 1, max: 100)).readingPlusAsSpace,
          doors: sites
        ) {
          .page("search", $0)
        } printing: {
          $0.values(of: "search")?.first
        },
      ])
  }

  /// A network of servers; the user signs in to one.
  static func federation() throws -> LinkTable<WebMap> {
    try LinkTable(
      schemes: ["mastodon"], hosts: ["joinmastodon.org"],
      [
        Link(":account", .path("account", .handle), doors: [.runTime]) {
          .page("account", $0)
        } printing: {
          $0.values(of: "account")?.first
        },
        Link(
          ":account/:id", .path("account", .handle), .int("id", in: 1...999_999_999_999_999_999),
          doors: [.runTime]
        ) {
          .page("post", $0, "\($1)")
        } printing: { route in
          route.values(of: "post").map { ($0[0], Int($0[1]) ?? 0) }
        },
        Link("tags/:tag", .word("tag"), doors: [.runTime]) {
          .page("tag", $0)
        } printing: {
          $0.values(of: "tag")?.first
        },
        .page("servers", doors: ["joinmastodon.org"]),
      ])
  }

  /// A music service: the same pages again below a prefix for the language.
  static func music() throws -> LinkTable<WebMap> {
    let pages: [Link<WebMap>] = [
      .page("track/:id", "id"), .page("album/:id", "id"), .page("playlist/:id", "id"),
      .page("user/:name/playlist/:id", "name", "id"),
    ]
    let language = LinkValue<String>(
      "a language as intl-de", samples: ["intl-de", "intl-fr"],
      parse: { $0.hasPrefix("intl-") && $0.utf8.count < 12 ? $0 : nil }, print: \.self)
    return try LinkTable(
      schemes: ["spotify"], hosts: ["open.spotify.com"],
      pages + Link.under(":language", .path("language", language), doors: [.https], pages))
  }

  private static let id = LinkValue<String>.string(min: 3, max: 40)
  private static let sites = Set<LinkDoor>([
    "www.youtube.com", "youtube.com", "m.youtube.com", .scheme,
  ])
}
