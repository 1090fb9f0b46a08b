import Coordinator
import CoordinatorLinks

extension PublicApps {
  /// A messenger, whose https links begin with a name and whose own links keep everything in the query.
  static func shortMessages() throws -> LinkTable<WebMap> {
    let name = LinkValue<String>(
      "a user's name", samples: ["durov", "ada_l"],
      parse: {
        (4...32).contains($0.utf8.count) && $0.wholeMatch(of: /[A-Za-z]\w+/) != nil ? $0 : nil
      },
      print: \.self)
    let invitation = LinkValue<String>(
      "a + and an invitation", samples: ["AbCd", "EfGh"], wildcards: ["+?*"],
      parse: { $0.hasPrefix("+") && $0.count > 1 ? String($0.dropFirst()) : nil },
      print: { "+" + $0 })
    return try LinkTable(
      schemes: ["tg"], hosts: ["t.me", "telegram.me"],
      [
        Link(
          "resolve", .required("domain", name), .query("post", .int(in: 1...9_999_999)),
          doors: [.scheme]
        ) {
          $1.map { .page("post", "\($0)") } ?? .page("chat")
        },
        Link("join", .required("invite", .string(min: 1, max: 64)), doors: [.scheme]) {
          .page("join", $0)
        },
        .page("settings", doors: [.scheme]),
        Link(":name", .path("name", name), .query("start", .string(max: 64)), doors: [.https]) {
          .page($1 == nil ? "chat" : "bot", $0)
        },
        Link(
          ":name/:post", .path("name", name), .int("post", in: 1...9_999_999),
          .flag("single"), doors: [.https]
        ) { name, post, isSingle in
          .page(isSingle ? "single" : "post", name, "\(post)")
        },
        Link(
          "c/:channel/:post", .int("channel", in: 1...9_999_999_999),
          .int("post", in: 1...9_999_999), doors: [.https]
        ) {
          .page("private", "\($0)", "\($1)")
        },
        Link(":invitation", .path("invitation", invitation), doors: [.https]) { .page("join", $0) },
        Link("joinchat/:invitation", .word("invitation"), doors: [.https]) { .page("join", $0) },
        Link("addstickers/:set", .word("set"), doors: [.https]) { .page("stickers", $0) },
        Link(
          "share/url", .required("url", .string(min: 1, max: 999)),
          .query("text", .string(max: 999)).readingPlusAsSpace, doors: [.https]
        ) {
          .page("share", $0, $1 ?? "")
        },
      ])
  }

  /// A cloud for files, whose own links begin with words that have capitals, on a server of the user's.
  static func fileCloud() throws -> LinkTable<WebMap> {
    try LinkTable(
      schemes: ["nextcloud"],
      [
        .page("openFiles", doors: [.scheme]), .page("openFavorites", doors: [.scheme]),
        .page("openAutoUpload", doors: [.scheme]),
        Link("app/:page", .word("page"), doors: [.runTime]) { .page("app", $0) },
        Link("f/:id", .int("id", in: 1...999_999_999), doors: [.runTime]) {
          .page("file", "\($0)")
        },
        Link("index.php/s/:token", .word("token"), also: ["s/:token"], doors: [.runTime]) {
          .page("share", $0)
        },
        Link(
          "open-file", .required("path", .string(min: 1, max: 999)),
          .required("user", .string(min: 1, max: 99)), .query("link", .string(max: 999)),
          doors: [.scheme]
        ) { path, user, _ in
          .page("open", path, user)
        },
      ])
  }

  /// A site of communities, below which posts have a title that means nothing.
  static func communitySite() throws -> LinkTable<WebMap> {
    try LinkTable(
      schemes: ["reddit"], hosts: ["www.reddit.com", "reddit.com", "redd.it", "*.reddit.com"],
      [
        Link("r/:name", .word("name"), doors: ["www.reddit.com", "reddit.com", .scheme]) {
          .page("community", $0)
        },
        Link(
          "r/:name/comments/:post/*title", .word("name"), .word("post"),
          .rest("title", .string(max: 200), atMost: 2, isOptional: true),
          doors: ["www.reddit.com", "reddit.com", "*.reddit.com", .scheme]
        ) { name, post, rest in
          rest.count < 2 ? .page("post", name, post) : .page("comment", name, post, rest[1])
        },
        Link(
          "user/:name", .word("name"), also: ["u/:name"],
          doors: ["www.reddit.com", "reddit.com", .scheme]
        ) {
          .page("user", $0)
        },
        Link(":post", .string("post", min: 4, max: 9), doors: ["redd.it"]) { .page("post", $0) },
        Link(
          "search", .required("q", .string(max: 99)).readingPlusAsSpace, excluding: ["rdt_token"]
        ) {
          .page("search", $0)
        },
      ])
  }
}
