#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Coordinator
  import CoordinatorLinks
  import Foundation

  /// Links that are parsed by a table, beside a model that reads the same patterns in another way.
  struct LinkComparison: ModelComparison {
    struct Operation: CustomStringConvertible {
      let link: WrittenLink
      let text: String

      var description: String { "\(text) (\(link.source))" }
    }

    static let promise = "a link leads where its table says"
    static let length = 60

    init() {}

    mutating func perform(_ operation: Operation) -> String? {
      let match = try? Self.table.parse(operation.text, from: operation.link.source).get()
      let screen = LinkModel.screen(of: operation.link)
      if let fault = different("its screen", match?.route.screens.first, screen) { return fault }
      guard let match else { return nil }
      let asks = screen.map { if case .page(10, _, _, _) = $0 { true } else { false } } ?? false
      if (match.dialog != nil) != asks { return "its question is wrong" }
      return printedFault(match)
    }

    /// Whatever is printed for a route leads there.
    private func printedFault(_ match: LinkMatch<LinkedMap>) -> String? {
      let forms: [(LinkForm, LinkSource)] = [
        (.universal, .universalLink), (.customScheme, .inApp),
      ]
      for (form, source) in forms {
        guard let url = Self.table.url(for: match.route, as: form) else {
          // The label of a host isn't printed as a scheme's, and doors close some forms.
          guard case .page(let number, _, _, _)? = match.route.screens.first,
            ![6, 10, 11, 12, 13, 15].contains(number)
          else { continue }
          return "nothing is printed for \(match.route)"
        }
        let again = try? Self.table.parse(url, from: source).get()
        if again?.route != match.route { return "\(url) is printed for \(match.route)" }
      }
      return nil
    }

    static func operation(_ stream: inout RandomStream) -> Operation {
      let link = WrittenLink.random(&stream)
      return Operation(link: link, text: link.written(&stream))
    }
  }

  extension LinkComparison {
    fileprivate static let table = LinkTable<LinkedMap>.constant {
      try LinkTable(
        schemes: ["app", "other:"], hosts: ["example.org", "*.team.example.org"],
        ignoring: ["utm"], paths + queries + doors)
    }

    private static func route(
      _ number: Int, numbers: [Int] = [], texts: [String] = [], size: LinkedMap.Size? = nil
    ) -> Route<LinkedMap> {
      Route(tab: .only, [.page(number, numbers: numbers, texts: texts, size: size)])
    }

    private static var paths: [Link<LinkedMap>] {
      [
        Link("home", to: route(0)),
        Link("items/:id", .int("id", in: 1...99)) { route(1, numbers: [$0]) },
        Link("items/new", to: route(2)),
        Link(
          "items/:id/notes/:note", .int("id", in: 1...99), .string("note", max: 6),
          to: { route(3, numbers: [$0], texts: [$1]) },
          printing: { $0.values(of: 3) { ($0[0], $1[0]) } }),
        Link(
          "items/:size", .oneOf("size", LinkedMap.Size.self), to: { route(4, size: $0) },
          printing: {
            if case .page(4, _, _, let size)? = $0.screens.first { size } else { nil }
          }),
        Link(
          "items/:name", .string("name", max: 5), to: { route(5, texts: [$0]) },
          printing: { $0.values(of: 5) { $1[0] } }),
        Link(
          "files/*path", .rest("path", .string(min: 1, max: 5), atMost: 3, isOptional: true),
          to: { route(6, texts: $0) }),
        Link(
          ":name/new", .string("name", max: 3), to: { route(16, texts: [$0]) },
          printing: { $0.values(of: 16) { $1[0] } }),
      ]
    }

    private static var queries: [Link<LinkedMap>] {
      [
        Link(
          "search", .query("q", .string(min: 1, max: 4)),
          .query("size", .oneOf(LinkedMap.Size.self)), .required("page", .int(in: 1...99)),
          to: { route(7, numbers: [$2], texts: $0.map { [$0] } ?? [], size: $1) },
          printing: {
            guard case .page(7, let numbers, let texts, let size)? = $0.screens.first
            else { return nil }
            return (texts.first, size, numbers[0])
          }),
        Link(
          "list", .query("ids", .int(in: 1...99), count: 0...3), .flag("all"),
          to: { route(8, numbers: $0, texts: $1 ? ["all"] : []) },
          printing: { $0.values(of: 8) { ($0, !$1.isEmpty) } }),
        Link(
          "form", .required("name", .string(min: 1, max: 4)),
          .fragment("section", .string(min: 1, max: 4)),
          to: { route(14, texts: [$0] + ($1.map { [$0] } ?? [])) },
          printing: { $0.values(of: 14) { ($1[0], $1.count > 1 ? $1[1] : nil) } }),
      ]
    }

    private static var doors: [Link<LinkedMap>] {
      [
        Link("secret", isStrict: true, to: route(9)),
        Link("ask", asking: { $0 }, to: route(10)),
        Link("web", doors: [.https], to: route(11)),
        Link("own", doors: [.scheme], to: route(12)),
        Link(
          "team/:name", .label("team", .string(max: 5)), .string("name", max: 4),
          doors: ["*.team.example.org"], to: { route(13, texts: [$0, $1]) },
          printing: { $0.values(of: 13) { ($1[0], $1[1]) } }),
        Link(
          "join/:code", .string("code", max: 4), from: [.universalLink, .inApp],
          to: { route(15, texts: [$0]) }, printing: { $0.values(of: 15) { $1[0] } }),
      ]
    }
  }

  extension Route<LinkedMap> {
    /// Returns what a closure takes from the page of a link; nil if the route leads elsewhere.
    fileprivate func values<Value>(of link: Int, _ take: ([Int], [String]) -> Value) -> Value? {
      guard case .page(link, let numbers, let texts, _)? = screens.first else { return nil }
      return take(numbers, texts)
    }
  }

  extension WrittenLink {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      let usual: [Beginning] = [.app, .appWithoutHost, .appOnHost, .other, .https, .https, .family]
      let beginning = stream.chance(94) ? stream.pick(usual) : stream.pick(Beginning.allCases)
      let isWeb = [.https, .family].contains(beginning)
      let natural: LinkSource = isWeb ? .universalLink : .customScheme
      let source =
        stream.chance(60)
        ? natural
        : stream.pick([.notification, .inApp, .commandLine, .universalLink, .customScheme])
      var link = Self(beginning: beginning, parts: parts(&stream), source: source)
      if stream.chance(6) { link.parts.append(stream.pick(["new", "x", "..", "."])) }
      if stream.chance(5), link.parts.count > 1 { link.parts.removeLast() }
      if stream.chance(4) { link.parts = [] }
      link.addQuery(&stream)
      if stream.chance(link.parts.first == "form" ? 40 : 5) {
        link.fragment = stream.pick(["a", "long one"])
      }
      link.endsInSlash = !link.parts.isEmpty && stream.chance(5)
      link.label = stream.pick(["red", "blue"])
      return link
    }

    private static func parts(_ stream: inout RandomStream) -> [String] {
      let number = stream.pick(["1", "7", "99", "0", "100", "07", "-1", "x"])
      let text = stream.pick(["a", "new", "small", "7", "ä b", "eleven", "twelve!", "100"])
      return switch stream.number(0...17) {
      case 0: ["home"]
      case 1: ["items", number]
      case 2: ["items", "new"]
      case 3, 4: ["items", number, "notes", text]
      case 5: ["items", stream.pick(["small", "large", "middle"])]
      case 6: ["items", text]
      case 7, 8: ["files"] + (0..<stream.number(0...4)).map { _ in stream.pick(["a", "b", text]) }
      case 9, 10: ["search"]
      case 11, 12: ["list"]
      case 13: [stream.pick(["secret", "ask", "web", "own", "nowhere"])]
      case 14: ["team", text]
      case 15: ["form"]
      case 16: ["join", text]
      default: [stream.pick(["abc", "abcd", "items"]), "new"]
      }
    }

    private mutating func addQuery(_ stream: inout RandomStream) {
      let number = stream.pick(["1", "7", "99", "0", "100", "07", "x"])
      if parts.first == "search" {
        if stream.chance(80) { query.append(("page", number)) }
        if stream.chance(50) { query.append(("q", stream.pick(["a", "a b", "ä&=", "long q"]))) }
        if stream.chance(40) { query.append(("size", stream.pick(["small", "large", "huge"]))) }
      }
      if parts.first == "list" {
        for _ in 0..<stream.number(0...4) {
          query.append(("ids", stream.pick(["1", "2", number])))
        }
        if stream.chance(40) { query.append(("all", stream.chance(90) ? nil : "x")) }
      }
      if parts.first == "form", stream.chance(85) {
        query.append(("name", stream.pick(["a", "a b", "ä", "longer"])))
      }
      if stream.chance(8) { query.append(stream.pick([("utm", "x"), ("more", "1"), ("q", nil)])) }
      if stream.chance(5), let item = query.first { query.append(item) }
    }

    /// Writes the link, with some characters encoded that need not be.
    fileprivate func written(_ stream: inout RandomStream) -> String {
      func upper(_ text: String) -> String { stream.chance(15) ? text.uppercased() : text }
      func encoded(_ text: String) -> String {
        let isWritten = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789.-!")
        let random = stream.chance(20)
        return text.utf8.map { byte in
          let scalar = Unicode.Scalar(byte)
          let isPlain = byte < 0x80 && isWritten.contains(scalar)
          let isEncoded = !isPlain || random && stream.chance(50)
          return isEncoded ? String(format: "%%%02X", byte) : String(scalar)
        }.joined()
      }
      let start =
        switch beginning {
        case .app: upper("app") + "://"
        case .appWithoutHost: "app:///"
        case .appOnHost: "app://" + upper("example.org") + "/"
        case .other: stream.pick(["other:", "other:/"])
        case .https: upper("https") + "://" + upper("example.org") + "/"
        case .family: "https://\(label).team.example.org/"
        case .http: "http://example.org/"
        case .elsewhere: stream.pick(["https://example.com/", "https://a.b.team.example.org/"])
        case .port: "https://example.org:8080/"
        case .user: "https://ada@example.org/"
        }
      // A part that is written like a host isn't encoded.
      var texts = parts.map(encoded)
      if beginning == .app, let first = parts.first { texts[0] = first }
      var text = start + texts.joined(separator: "/") + (endsInSlash ? "/" : "")
      for (index, item) in query.enumerated() {
        text += (index == 0 ? "?" : "&") + encoded(item.name)
        if let value = item.value { text += "=" + encoded(value) }
      }
      if let fragment { text += "#" + encoded(fragment) }
      return text
    }
  }
#endif
