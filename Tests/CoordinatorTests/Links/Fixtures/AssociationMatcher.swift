import Foundation

/// Tells which https links the system hands to an app, by the rules that Apple documents for the
/// apple-app-site-association file.
///
/// The first component that matches decides. In a pattern `*` is any text, slashes and none included,
/// `?` is one character, and `$(name)` one of the values of a variable. All items of a query with one
/// name must match, and an item that is missing is empty.
struct AssociationMatcher {
  private struct File: Decodable {
    struct Links: Decodable {
      let details: [Detail]
      let substitutionVariables: [String: [String]]?
    }

    struct Detail: Decodable { let components: [Component] }

    struct Component: Decodable {
      let path: String?
      let query: [String: String]?
      let fragment: String?
      let exclude: Bool?

      enum CodingKeys: String, CodingKey {
        case path = "/"
        case query = "?"
        case fragment = "#"
        case exclude
      }
    }

    let applinks: Links
  }

  private indirect enum Token {
    case character(UInt8), anyCharacter, anyText
    case oneOf([[UInt8]])
  }

  private typealias Rule = (
    path: [Token], query: [(String, [Token])], fragment: [Token], isExcluded: Bool
  )

  private let rules: [Rule]

  init(_ json: String) throws {
    let file = try JSONDecoder().decode(File.self, from: Data(json.utf8)).applinks
    var variables = (file.substitutionVariables ?? [:]).mapValues { $0.map { Array($0.utf8) } }
    variables["digit"] = "0123456789".utf8.map { [$0] }
    rules = file.details.flatMap(\.components).map { component in
      let tokens = { (text: String?) in Self.tokens(Array((text ?? "*").utf8)[...], variables) }
      return (
        tokens(component.path), (component.query ?? [:]).map { ($0.key, tokens($0.value)) },
        tokens(component.fragment), component.exclude == true
      )
    }
  }

  /// Returns whether the system hands over a link; `path` and the items are percent-encoded.
  func claims(path: String, query: [(name: String, value: String)] = [], fragment: String = "")
    -> Bool
  {
    let rule = rules.first { rule in
      Self.matches(Array(path.utf8)[...], rule.path[...])
        && Self.matches(Array(fragment.utf8)[...], rule.fragment[...])
        && rule.query.allSatisfy { name, tokens in
          let values = query.filter { $0.name == name }.map(\.value)
          return (values.isEmpty ? [""] : values).allSatisfy {
            Self.matches(Array($0.utf8)[...], tokens[...])
          }
        }
    }
    return rule.map { !$0.isExcluded } ?? false
  }

  private static func tokens(_ text: ArraySlice<UInt8>, _ variables: [String: [[UInt8]]]) -> [Token]
  {
    var tokens: [Token] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.anyText)
      case UInt8(ascii: "?"): tokens.append(.anyCharacter)
      case UInt8(ascii: "$") where rest.first == UInt8(ascii: "("):
        let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ")") }
        tokens.append(.oneOf(variables[String(decoding: name, as: UTF8.self)] ?? []))
        rest = rest.dropFirst(name.count + 2)
      default: tokens.append(.character(byte))
      }
    }
    return tokens
  }

  private static func matches(_ text: ArraySlice<UInt8>, _ tokens: ArraySlice<Token>) -> Bool {
    guard let token = tokens.first else { return text.isEmpty }
    let rest = tokens.dropFirst()
    switch token {
    case .character(let byte): return text.first == byte && matches(text.dropFirst(), rest)
    case .anyCharacter: return !text.isEmpty && matches(text.dropFirst(), rest)
    case .anyText:
      if rest.isEmpty { return true }
      return (text.startIndex...text.endIndex).contains { matches(text[$0...], rest) }
    case .oneOf(let values):
      return values.contains { text.starts(with: $0) && matches(text.dropFirst($0.count), rest) }
    }
  }
}
