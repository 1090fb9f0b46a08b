import Coordinator
import CoordinatorLinks
import Foundation

/// The links of five apps that are hardest to declare, as facts: what their web sites and apps open.
extension PublicApps {
  static func hardest() throws -> [LinkTable<WebMap>] {
    [
      try LinkTable(schemes: ["bluesky"], hosts: ["bsky.app", "go.bsky.app"], social),
      try LinkTable(
        schemes: ["wordpress"],
        hosts: [
          "wordpress.com", "apps.wordpress.com", "public-api.wordpress.com", "*.wordpress.com",
        ], try blogs()),
      try LinkTable(
        schemes: ["wikipedia"], hosts: ["*.wikipedia.org"],
        encyclopediaApp),
      try LinkTable(
        schemes: ["matrix:", "io.element:", "io.element.call:"],
        hosts: ["matrix.to", "mobile.element.io", "call.element.io"], messenger),
      try LinkTable(schemes: ["homeassistant"], hosts: ["www.home-assistant.io"], home),
    ]
  }

  private static let social: [Link<WebMap>] = [
    Link("profile/:name/post/:key", .word("name"), .word("key"), doors: ["bsky.app"]) {
      .page("post", $0, $1)
    },
    Link(
      "start/:name/:key", .word("name"), .word("key"), also: ["starter-pack/:name/:key"],
      doors: ["bsky.app"]
    ) {
      .page("pack", $0, $1)
    },
    Link(":code", .word("code"), doors: ["go.bsky.app"]) { .page("short", $0) },
    Link(
      "intent/compose", .query("text", .string(max: 300)),
      .query("imageUris", picture, count: 0...4, separatedBy: ",")
    ) {
      .page("compose", $0 ?? "", "\($1.count)")
    },
  ]

  private static func blogs() throws -> [Link<WebMap>] {
    let post = LinkParameter<Int>.int("post", in: 1...999_999_999)
    let inner = try LinkTable<WebMap>(
      hosts: ["wordpress.com"], [Link("post/:post", post) { .page("post", "\($0)") }])
    return [
      Link(
        "stats/:period/:site", .oneOf("period", Period.self), .word("site"),
        .query("startDate", .day),
        doors: ["wordpress.com"]
      ) {
        .page("stats", $0.rawValue, $1, $2.map { "\(Int($0.timeIntervalSince1970))" } ?? "")
      },
      Link(
        "read/feeds/:feed/posts/:post", .int("feed", in: 1...999_999_999), post,
        also: ["reader/feeds/:feed/posts/:post"], doors: ["wordpress.com"]
      ) {
        .page("feed", "\($0)", "\($1)")
      },
      Link(
        ":year/:month/:day/:title", .label("site", .string(max: 60)), .year, .month, .day,
        .word("title"), doors: ["*.wordpress.com"]
      ) {
        .page("blog", $0, "\($1)-\($2)-\($3)", $4)
      },
      Link("get", .fragment("route", .string(max: 200)), doors: ["apps.wordpress.com"]) {
        .page("get", $0 ?? "")
      },
      Link("magic-login", .required("token", .string(max: 99)), doors: [.scheme]) {
        .page("login", $0)
      },
      Link(
        "mbar", .required("redirect_to", .url(hosts: ["wordpress.com"])),
        doors: ["public-api.wordpress.com"], opening: inner),
    ]
  }

  private static let encyclopediaApp: [Link<WebMap>] = [
    Link(
      "wiki/*title", language, .rest("title", .string(max: 200), atMost: 8),
      .fragment("section", .string(max: 100)), doors: [.scheme, "*.wikipedia.org"]
    ) {
      .page("article", $0, $1.joined(separator: "/"), $2 ?? "")
    },
    Link(
      ":variant/*title", language, .word("variant"), .rest("title", .string(max: 200), atMost: 8),
      doors: [.scheme, "*.wikipedia.org"]
    ) {
      .page("variant", $0, $1, $2.joined(separator: "/"))
    },
    Link(
      "wiki/Special:Diff/:old/:new", language, .int("old", in: 1...9_999_999_999),
      .int("new", in: 1...9_999_999_999), doors: [.scheme, "*.wikipedia.org"]
    ) {
      .page("difference", $0, "\($1)", "\($2)")
    },
    Link(
      "w/index.php", language, .query("title", .string(max: 200)),
      .query("search", .string(max: 200)).readingPlusAsSpace,
      .query("diff", .string(max: 12)), .query("oldid", .int(in: 1...9_999_999_999)),
      doors: [.scheme, "*.wikipedia.org"]
    ) { language, title, search, difference, version in
      if let search { return .page("search", language, search) }
      guard let title else { throw LinkReason("Nothing is named.") }
      return .page("version", language, title, difference ?? "", "\(version ?? 0)")
    },
    Link(
      "places", .query("WMFArticleURL", .url(hosts: ["*.wikipedia.org"])),
      .query("latitude", .degrees(90)),
      .query("longitude", .degrees(180)), doors: [.scheme]
    ) {
      .page("places", $0 ?? "", $1.map { "\($0)" } ?? "", $2.map { "\($0)" } ?? "")
    },
    Link(
      "content/on-this-day/:site/:language/:year/:month/:day", .word("site"), .word("language"),
      .year, .month, .day, doors: [.scheme]
    ) {
      .page("day", $1, "\($2)-\($3)-\($4)")
    },
  ]

  private static let messenger: [Link<WebMap>] = [
    Link("", .query("url", .url(hosts: ["call.element.io"])), .fragment("to", .string(max: 300))) {
      $0.map { .page("call", $0) } ?? .page("permalink", $1 ?? "")
    },
    Link(
      "r/:room/e/:event", .word("room"), .word("event"),
      .query("via", .string(max: 99), count: 0...8),
      doors: [.scheme]
    ) {
      .page("event", $0, $1, $2.joined(separator: ","))
    },
    Link(
      "callback", .required("state", .string(max: 99)), .required("code", .string(max: 99)),
      doors: [.scheme]
    ) {
      .page("signed-in", $0, $1)
    },
    Link("room", .fragment("room", .string(max: 300)), doors: ["call.element.io"]) {
      .page("call", $0 ?? "")
    },
    Link(
      "element", .required("account_provider", .string(max: 99)),
      .query("login_hint", .string(max: 99)), doors: ["mobile.element.io"]
    ) {
      .page("provider", $0, $1 ?? "")
    },
    Link("share", .query("payload", .string(max: 999)), doors: [.scheme]) {
      .page("share", $0 ?? "")
    },
  ]

  private static let home: [Link<WebMap>] = [
    Link(
      "fire_event/:event", .word("event"), .otherItems("data", .string(max: 99), atMost: 9),
      doors: [.scheme]
    ) {
      .page("event", $0, $1.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ","))
    },
    Link(
      "x-callback-url/:action", .word("action"), .required("eventName", .word),
      .query("x-success", .string(max: 200)), doors: [.scheme]
    ) {
      .page("callback", $0, $1, $2 ?? "")
    },
    Link("invite", .fragment("server", .string(max: 300)), doors: [.scheme]) {
      .page("invite", $0 ?? "")
    },
    Link(
      "navigate/*path", .rest("path", .string(max: 99), atMost: 9, isOptional: true),
      .query("server", .string(max: 60)), .query("more-info-entity-id", .string(max: 99)),
      doors: [.scheme]
    ) {
      .page("navigate", $0.joined(separator: "/"), $1 ?? "", $2 ?? "")
    },
    Link("tag/:tag", .path("tag", .uuid()), doors: ["www.home-assistant.io"]) {
      .page("tag", $0.uuidString)
    },
  ]

  private enum Period: String, CaseIterable { case day, week, month, year, insights }

  private static let language = LinkParameter<String>.label("language", .string(min: 2, max: 12))

  /// The address of a picture with its width and height, as `file:///a.png|100|200`.
  private static let picture = LinkValue<String>(
    "a picture and its size", samples: ["file:///a.png|1|2"],
    parse: { $0.split(separator: "|").count == 3 && !$0.contains("https:") ? $0 : nil },
    print: \.self)
}

extension LinkParameter<Int> {
  fileprivate static let year = path("year", .digits(4, in: 2001...2100))
  fileprivate static let month = path("month", .digits(2, in: 1...12))
  fileprivate static let day = path("day", .digits(2, in: 1...31))
}

extension LinkValue<String> {
  fileprivate static let word = string(min: 1, max: 99)
}

extension LinkValue<Date> {
  /// A day in UTC, such as `2024-05-03`.
  fileprivate static let day = Self(
    "a day as 2024-05-03", samples: [Date(timeIntervalSince1970: 0)], wildcards: ["????-??-??"],
    parse: { text in
      (try? style.parse(text)).flatMap { style.format($0) == text ? $0 : nil }
    }, print: { style.format($0) })

  private static let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
}

extension LinkValue<Decimal> {
  /// An angle of no more degrees than these, to either side.
  fileprivate static func degrees(_ most: Int) -> Self {
    Self(
      "an angle in degrees", samples: [0, Decimal(most)],
      parse: { text in
        guard text.wholeMatch(of: /-?[0-9]{1,3}(\.[0-9]{1,9})?/) != nil,
          let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        return number.magnitude <= Decimal(most) ? number : nil
      }, print: { "\($0)" })
  }
}

extension LinkValue<Int> {
  /// A whole number with zeros before it, such as `07`.
  fileprivate static func digits(_ count: Int, in range: ClosedRange<Int>) -> Self {
    let print = { @Sendable (number: Int) -> String? in
      String(repeating: "0", count: max(0, count - String(number).utf8.count)) + String(number)
    }
    return Self(
      "\(count) digits", samples: [range.lowerBound, range.upperBound], wildcards: ["$(digit)*"],
      parse: { text in
        Int(text).flatMap { range.contains($0) && print($0) == text ? $0 : nil }
      }, print: print)
  }
}
