import Coordinator

extension LinkTable: CustomStringConvertible {
  /// All links in words, one pattern a line: the pattern, its screen, requirements and sources.
  ///
  /// Then it tells which patterns win over others because they have a word for a parameter.
  public var listing: String {
    let rows = [["LINK", "SCREEN", "REQUIRES", "FROM"]] + rows
    let widths = (0..<3).map { column in rows.map(\.[column].count).max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width + 2 - cell.count)
      }
      return cells.joined() + row[3]
    }
    let patterns = index.patterns
    let wins = patterns.flatMap { pattern in
      patterns.filter { pattern.overlaps($0) && pattern.wins(over: $0) }
        .map { "“\(pattern.address)” wins over “\($0.address)”." }
    }
    return (lines + wins).joined(separator: "\n")
  }

  /// The same as ``listing``.
  public var description: String { listing }

  /// The pattern, the screen, the requirements and the sources of each link.
  package var rows: [[String]] { links.flatMap(rows) }

  private func rows(_ link: Link<Map>) -> [[String]] {
    let screen = link.place()?.chain.last.map(caseName) ?? ""
    return link.patterns.map { pattern in
      let requirements = [
        pattern.rules.requirement?.name, pattern.rules.hasDialog ? "an answer" : nil,
      ]
      return [
        pattern.address + pattern.queryInWords, screen,
        requirements.compactMap(\.self).joined(separator: ", "), Set(pattern.rules.sources).inWords,
      ]
    }
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
    unique(links.compactMap { $0.place().map { caseName(Map.root(of: $0.tab)) } })
  }

  private var steps: [MapStep] {
    unique(
      links.compactMap { $0.place() }.flatMap { route in
        let screens = route.chain.map(caseName)
        let modals = route.modals.indices.map { depth in
          1 + route.screens.count + route.modals[..<depth].flatMap(\.stack).count
        }
        return zip(screens, screens.dropFirst()).enumerated().map { position, step in
          MapStep(from: step.0, to: step.1, isModal: modals.contains(position + 1))
        }
      })
  }
}

private struct MapStep: Hashable {
  let from: String
  let to: String
  let isModal: Bool
}

extension LinkPattern {
  /// The pattern with its hosts, if it isn't open on all of them.
  fileprivate var address: String {
    switch rules.hosts {
    case .any: text
    case .https: "https://…/\(text)"
    case .scheme: "<scheme>://\(text)"
    case .only(let names): "https://\(names.sorted().joined(separator: "|"))/\(text)"
    case .runTime: "https://<at run time>/\(text)"
    }
  }

  /// The items of the query and the fragment; in brackets those that a link need not have.
  fileprivate var queryInWords: String {
    let items = fields.filter { $0.isInQuery || $0.kind == .others }
    let required = items.filter(\.isRequired).map(\.inWords).joined(separator: "&")
    let others = items.filter { !$0.isRequired }.map(\.inWords).joined(separator: "&")
    let fragment = fields.first { $0.kind == .fragment }.map { "[#\($0.name)]" } ?? ""
    return (required.isEmpty ? "" : "?" + required)
      + (others.isEmpty ? "" : "[\(required.isEmpty ? "?" : "&")\(others)]") + fragment
  }
}

extension LinkField {
  fileprivate var inWords: String {
    if kind == .flag { return name }
    if kind == .others { return "<\(name)>" }
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

private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}
