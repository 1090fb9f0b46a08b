import Coordinator
import CoordinatorLinks

/// A map whose screens are a name and its values, for the links of apps that are not ours.
enum WebMap: NavigationMap {
  enum Tab: CaseIterable, Codable { case home }

  enum Screen: Hashable, Codable {
    case home
    case page(String, [String])
  }

  static func firstScreen(of tab: Tab) -> Screen { .home }
}

extension Route<WebMap> {
  /// Makes a route to one page.
  static func page(_ name: String, _ values: String...) -> Self {
    Self(tab: .home, [.page(name, values)])
  }

  /// The values of the page, if it has this name.
  func values(of name: String) -> [String]? {
    if case .page(name, let values)? = screens.last { values } else { nil }
  }
}

extension Link<WebMap> {
  /// Declares a link to the page named after its pattern, whose values are words in its path.
  static func page(
    _ pattern: String, also others: [String] = [], doors: Set<LinkDoor>? = nil, _ names: String...
  ) -> Link<WebMap> {
    switch names.count {
    case 0:
      Link(pattern, also: others, doors: doors, to: .page(pattern))
    case 1:
      Link(pattern, .word(names[0]), also: others, doors: doors) {
        .page(pattern, $0)
      } printing: {
        $0.values(of: pattern)?.first
      }
    default:
      Link(pattern, .word(names[0]), .word(names[1]), also: others, doors: doors) {
        .page(pattern, $0, $1)
      } printing: {
        $0.values(of: pattern).map { ($0[0], $0[1]) }
      }
    }
  }
}

extension LinkParameter<String> {
  /// A part of the path of up to 100 characters.
  static func word(_ name: String) -> Self { .string(name, max: 100) }
}

extension LinkValue<String> {
  /// A name after an at sign, as social networks write it.
  static let handle = LinkValue(
    "an @ and a name", samples: ["one", "two"], wildcards: ["@?*"],
    parse: { text in
      text.hasPrefix("@") && (2...31).contains(text.utf8.count) ? String(text.dropFirst()) : nil
    },
    print: { "@" + $0 })
}

extension LinkTable<WebMap> {
  /// Returns where a link leads, or why it is refused, in words that a table of tests can hold.
  func reading(_ link: String, _ source: LinkSource = .universalLink, on hosts: [String] = [])
    -> String
  {
    switch parse(link, from: source, on: hosts) {
    case .success(let match):
      guard case .page(let name, let values)? = match.route.screens.last else { return "home" }
      return ([name] + values).joined(separator: " ")
    case .failure(let refusal): return "\(refusal.name)"
    }
  }
}

extension LinkRefusal {
  /// The name of the case.
  var name: String {
    switch self {
    case .unknown: "unknown"
    case .malformed: "malformed"
    case .path: "path"
    case .host: "host"
    case .scheme: "scheme"
    case .port: "port"
    case .userInfo: "userInfo"
    default: Mirror(reflecting: self).children.first?.label ?? "other"
    }
  }
}
