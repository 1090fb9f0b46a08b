import Foundation

extension LinkTable: CustomStringConvertible {
  /// All links in words, one a line: its pattern, screen, requirements and sources.
  public var listing: String {
    let rows = [["LINK", "SCREEN", "REQUIRES", "FROM"]] + links.map(row)
    let widths = (0..<3).map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width + 2 - cell.count)
      }
      return cells.joined() + row[3]
    }.joined(separator: "\n")
  }

  /// The same as ``listing``.
  public var description: String { listing }

  private func row(_ link: Link<Map>) -> [String] {
    let pattern = link.pattern
    let query = pattern.fields.compactMap(\.queryInWords)
    let requirements = [pattern.requirement?.name, pattern.hasEffect ? "a yes" : nil]
    return [
      pattern.text + (query.isEmpty ? "" : "[?\(query.joined(separator: "&"))]"),
      link.sample?.chain.last.map(caseName) ?? "",
      requirements.compactMap(\.self).joined(separator: ", "),
      Set(pattern.sources).inWords,
    ]
  }
}

extension LinkTable {
  /// The map of the app in Mermaid's language: which screen leads to which.
  public var mermaid: String {
    let steps = steps.map { "  \($0.from) \($0.isModal ? "-. modal .->" : "-->") \($0.to)" }
    return (["flowchart LR"] + tabs.map { "  \($0)([\($0)])" } + steps).joined(separator: "\n")
  }

  /// The map of the app in Graphviz's language: which screen leads to which.
  public var dot: String {
    let steps = steps.map {
      "  \"\($0.from)\" -> \"\($0.to)\"\($0.isModal ? " [style=dashed, label=modal]" : "");"
    }
    let tabs = tabs.map { "  \"\($0)\" [shape=box];" }
    return (["digraph {", "  rankdir=LR;"] + tabs + steps + ["}"]).joined(separator: "\n")
  }

  private var tabs: [String] {
    unique(links.compactMap { $0.sample.map { caseName(Map.root(of: $0.tab)) } })
  }

  private var steps: [MapStep] {
    unique(
      links.compactMap(\.sample).flatMap { route in
        let screens = route.chain.map(caseName)
        let modals = route.modals.indices.map { depth in
          1 + route.screens.count + route.modals[..<depth].joined().count
        }
        return zip(screens, screens.dropFirst()).enumerated().map { position, step in
          MapStep(from: step.0, to: step.1, isModal: modals.contains(position + 1))
        }
      })
  }

  /// The file that makes the system open https links in the app.
  ///
  /// Publish it at `https://<host>/.well-known/apple-app-site-association`. It lists only the links
  /// that may come as universal links.
  ///
  /// - Parameter appIDs: The apps, each as `<team>.<bundle identifier>`.
  /// - Returns: The file's JSON.
  public func appleAppSiteAssociation(appIDs: [String]) -> String {
    let patterns = index.patterns.filter { $0.sources.contains(.universalLink) }
    let components = patterns.map { ["/": $0.wildcards, "comment": $0.text] }
    let details = [AssociationDetail(appIDs: appIDs, components: components)]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(["applinks": ["details": details]])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

private struct MapStep: Hashable {
  let from: String
  let to: String
  let isModal: Bool
}

private struct AssociationDetail: Encodable {
  let appIDs: [String]
  let components: [[String: String]]
}

extension Link {
  /// The place that the link leads to with sample values.
  fileprivate var sample: Route<Map>? {
    let texts = pattern.fields.map { $0.isInPath ? [$0.domain.sample ?? ""] : [] }
    return try? read(pattern.components(texts))
  }
}

extension LinkDomain {
  /// A text that the value accepts; `nil` if there is none.
  var sample: String? {
    switch self {
    case .integers(let range): String(range.lowerBound)
    case .words(let words): words.first
    case .text(_, let sample, _): sample
    }
  }
}

extension LinkPattern {
  /// The path as the system matches it: `?*` is any text except none.
  fileprivate var wildcards: String {
    let parts = segments.map { $0.field == nil ? $0.text : "?*" }
    return "/" + parts.joined(separator: "/")
  }
}

extension LinkField {
  fileprivate var queryInWords: String? {
    if isInPath { return nil }
    guard case .words(let words) = domain else { return "\(name)=" }
    return "\(name)=\(words.joined(separator: "|"))"
  }
}

extension Set<LinkSource> {
  fileprivate var inWords: String {
    switch self {
    case .all: "anywhere"
    case .trusted: "anywhere but a custom scheme"
    default: LinkSource.allCases.filter(contains).map(\.words).joined(separator: ", ")
    }
  }
}

/// The name of an enum's case without its associated values.
private func caseName(_ value: some Any) -> String {
  String(String(describing: value).prefix { $0 != "(" })
}

private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
