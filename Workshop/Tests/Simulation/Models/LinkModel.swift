#if os(Linux) && compiler(>=6.3)
  import Coordinator
  import CoordinatorLinks

  enum LinkedMap: NavigationMap {
    enum Tab: String, CaseIterable, Codable, Sendable { case only }
    enum Screen: Hashable, Codable, Sendable {
      case home
      /// The number of a link, and the values that it had.
      case page(Int, numbers: [Int] = [], texts: [String] = [], size: Size? = nil)
    }
    enum Size: String, CaseIterable, Codable, Sendable { case small, large }
    typealias Dialog = Int

    static func firstScreen(of tab: Tab) -> Screen { .home }
  }

  /// A link as it is before it is written.
  struct WrittenLink {
    enum Beginning: CaseIterable, Sendable {
      case app, appWithoutHost, appOnHost, other, https, family, http, elsewhere, port, user
    }

    var beginning: Beginning
    var parts: [String]
    var query: [(name: String, value: String?)] = []
    var fragment: String?
    var endsInSlash = false
    var source: LinkSource
    /// The label of the family's host.
    var label = "red"
  }

  /// The table of the comparison, read in the plainest way: each pattern is tried.
  struct LinkModel {
    /// What a part of a path may be.
    enum Part: Sendable {
      case word(String), number, size, text(Int)
      /// The rest of the path.
      case rest
    }

    struct Pattern: Sendable {
      let number: Int
      let parts: [Part]
      var items: Set<String> = []
      var isStrict = false
      var sources = Set(LinkSource.allCases)
      var isOpen: @Sendable (WrittenLink.Beginning) -> Bool = { _ in true }
      var readsFragment = false
    }

    static let patterns = [
      Pattern(number: 0, parts: [.word("home")]),
      Pattern(number: 1, parts: [.word("items"), .number]),
      Pattern(number: 2, parts: [.word("items"), .word("new")]),
      Pattern(number: 3, parts: [.word("items"), .number, .word("notes"), .text(6)]),
      Pattern(number: 4, parts: [.word("items"), .size]),
      Pattern(number: 5, parts: [.word("items"), .text(5)]),
      Pattern(number: 6, parts: [.word("files"), .rest]),
      Pattern(number: 7, parts: [.word("search")], items: ["q", "size", "page"]),
      Pattern(number: 8, parts: [.word("list")], items: ["ids", "all"]),
      Pattern(number: 9, parts: [.word("secret")], isStrict: true),
      Pattern(
        number: 10, parts: [.word("ask")], isStrict: true,
        sources: Set(LinkSource.allCases).subtracting([.customScheme])),
      Pattern(number: 11, parts: [.word("web")], isOpen: { [.https, .family].contains($0) }),
      Pattern(
        number: 12, parts: [.word("own")],
        isOpen: { [.app, .appWithoutHost, .appOnHost, .other].contains($0) }),
      Pattern(number: 13, parts: [.word("team"), .text(4)], isOpen: { $0 == .family }),
      Pattern(
        number: 14, parts: [.word("form")], items: ["name"], readsFragment: true),
      Pattern(number: 15, parts: [.word("join"), .text(4)], sources: [.universalLink, .inApp]),
      Pattern(number: 16, parts: [.text(3), .word("new")]),
    ]

    /// Returns where a link leads; nil if it is refused.
    static func screen(of link: WrittenLink) -> LinkedMap.Screen? {
      switch link.beginning {
      case .http, .elsewhere, .port, .user: return nil
      default: break
      }
      guard !link.parts.isEmpty, !link.parts.contains(where: { ["", ".", ".."].contains($0) })
      else { return nil }
      let isWeb = [.https, .family].contains(link.beginning)
      if link.source == .universalLink, !isWeb { return nil }
      if link.source == .customScheme, isWeb { return nil }
      guard let pattern = winner(for: link), pattern.sources.contains(link.source) else {
        return nil
      }
      var items = link.query.filter { $0.name != "utm" }
      var fragment = link.fragment
      if link.source == .universalLink, !pattern.isStrict {
        items.removeAll {
          !pattern.items.contains($0.name)
            || $0.value == nil && !["page", "name", "all"].contains($0.name)
        }
        if !pattern.readsFragment { fragment = nil }
      } else if link.endsInSlash {
        return nil
      }
      if fragment != nil, !pattern.readsFragment { return nil }
      guard isAllowed(items, in: pattern) else { return nil }
      return screen(of: pattern, link, items, fragment)
    }

    /// The pattern whose parts are the most specific ones, from left to right.
    private static func winner(for link: WrittenLink) -> Pattern? {
      let matching = patterns.filter { $0.isOpen(link.beginning) && $0.matches(link.parts) }
      return matching.max { one, other in
        for (left, right) in zip(one.ranks, other.ranks) where left != right { return left < right }
        return one.ranks.count > other.ranks.count
      }
    }

    private static func isAllowed(
      _ items: [(name: String, value: String?)], in pattern: Pattern
    ) -> Bool {
      for (name, value) in items {
        guard pattern.items.contains(name), (value == nil) == (name == "all") else { return false }
        let limit = name == "ids" ? 3 : 1
        if items.count(where: { $0.name == name }) > limit { return false }
      }
      return true
    }

    private static func screen(
      of pattern: Pattern, _ link: WrittenLink, _ items: [(name: String, value: String?)],
      _ fragment: String?
    ) -> LinkedMap.Screen? {
      func values(_ name: String) -> [String] {
        items.filter { $0.name == name }.compactMap(\.value)
      }
      let number = pattern.number
      switch number {
      case 1, 3:
        return .page(
          number, numbers: [Int(link.parts[1]) ?? 0], texts: Array(link.parts.dropFirst(3)))
      case 4: return .page(number, size: LinkedMap.Size(rawValue: link.parts[1]))
      case 5, 15: return .page(number, texts: [link.parts[1]])
      case 16: return .page(number, texts: [link.parts[0]])
      case 6: return .page(number, texts: Array(link.parts.dropFirst()))
      case 7:
        guard let page = values("page").first, isNumber(page) else { return nil }
        let texts = values("q")
        guard texts.allSatisfy({ (1...4).contains($0.count) }) else { return nil }
        let size = values("size").first
        if let size, LinkedMap.Size(rawValue: size) == nil { return nil }
        return .page(
          number, numbers: [Int(page) ?? 0], texts: texts,
          size: size.flatMap { LinkedMap.Size(rawValue: $0) })
      case 8:
        let ids = values("ids")
        guard ids.allSatisfy(isNumber) else { return nil }
        let isAll = items.contains { $0.name == "all" }
        return .page(number, numbers: ids.compactMap { Int($0) }, texts: isAll ? ["all"] : [])
      case 13: return .page(number, texts: [link.label, link.parts[1]])
      case 14:
        guard let name = values("name").first, (1...4).contains(name.count) else { return nil }
        if let fragment, !(1...4).contains(fragment.count) { return nil }
        return .page(number, texts: [name] + (fragment.map { [$0] } ?? []))
      default: return .page(number)
      }
    }

    /// A number from 1 to 99, without zeros in front of it.
    static func isNumber(_ text: String) -> Bool { (1...99).contains { "\($0)" == text } }
  }

  extension LinkModel.Pattern {
    /// How specific each part is: a word, then a number or a case, then a text, then the rest.
    var ranks: [Int] {
      parts.map { part in
        switch part {
        case .word: 4
        case .number, .size: 3
        case .text: 2
        case .rest: 0
        }
      }
    }

    func matches(_ texts: [String]) -> Bool {
      if case .rest? = parts.last {
        let rest = texts.dropFirst(parts.count - 1)
        return rest.count <= 3 && rest.allSatisfy { (1...5).contains($0.count) }
          && texts.first == "files"
      }
      return parts.count == texts.count
        && zip(parts, texts).allSatisfy { part, text in
          switch part {
          case .word(let word): text == word
          case .number: LinkModel.isNumber(text)
          case .size: ["small", "large"].contains(text)
          case .text(let length): (1...length).contains(text.count)
          case .rest: false
          }
        }
    }
  }
#endif
