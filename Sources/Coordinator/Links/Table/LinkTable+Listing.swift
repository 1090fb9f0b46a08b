import Coordinator

extension LinkTable {
  /// All links as text, one pattern a line: the pattern, its screen, requirements and sources.
  ///
  /// Then it tells which patterns win over others, because they are more specific or come first. A long link
  /// has a line of its own if the lines would be wider than most terminals.
  public var listing: String {
    let rows = [["LINK", "SCREEN", "REQUIRES", "FROM"]] + rows
    var widths = rows[0].indices.map { column in rows.map(\.[column].count).max() ?? 0 }
    if widths.reduce(6, +) > 80 {
      widths[0] = rows.map(\.[0].count).filter { $0 <= 30 }.max() ?? 0
    }
    let lines = rows.map { row in
      let cells = zip(row.dropLast(), widths).map { cell, width in
        cell.count > width
          ? "\(cell)\n" + String(repeating: " ", count: width + 2)
          : cell + String(repeating: " ", count: width + 2 - cell.count)
      }
      return cells.joined() + row[3]
    }
    let patterns = index.patterns
    let wins = patterns.indices.flatMap { number in
      index.overlapped(by: number).map {
        "“\(patterns[number].address)” wins over “\(patterns[$0].address)”."
      }
    }
    return (lines + wins).joined(separator: "\n")
  }

  /// The pattern, the screen, the requirements and the sources of each link.
  private var rows: [[String]] {
    links.flatMap { link in
      let screen = link.sampleRoute()?.chain.last.map(caseName) ?? ""
      return link.patterns.map { pattern in
        let requirements = [
          pattern.rules.requirement?.name, pattern.rules.hasDialog ? "an answer" : nil,
        ]
        return [
          pattern.address + pattern.queryInWords, screen,
          requirements.compactMap(\.self).joined(separator: ", "),
          inWords(Set(pattern.rules.sources)),
        ]
      }
    }
  }
}

extension LinkTable {
  /// The map of the app in Mermaid's language: which screen leads to which.
  public var mermaid: String {
    let steps = steps.map { "  \($0.from) \($0.isModal ? "-. modal .->" : "-->") \($0.to)" }
    return (["flowchart LR"] + tabs.map { "  \($0)([\($0)])" } + steps).joined(separator: "\n")
  }

  private var tabs: [String] {
    unique(links.compactMap { $0.sampleRoute().map { caseName(Map.firstScreen(of: $0.tab)) } })
  }

  private var steps: [MapStep] {
    unique(
      links.compactMap { $0.sampleRoute() }.flatMap { route in
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
  /// The pattern with its doors, if it isn't open at all of them.
  fileprivate var address: String {
    guard let doors = rules.doors else { return text }
    let schemes = doors.compactMap { door -> String? in
      if case .scheme(let name) = door { "\(name ?? "<scheme>")://\(text)" } else { nil }
    }
    let hosts =
      (doors.contains(.https) ? ["…"] : doors.hosts)
      + (doors.contains(.runTime) ? ["<at run time>"] : [])
    let https = hosts.isEmpty ? [] : ["https://\(hosts.joined(separator: "|"))/\(text)"]
    return (https + schemes.sorted()).joined(separator: ", ")
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
  /// The item of a query as text, with its values if they are few.
  var inWords: String {
    if kind == .flag { return name }
    if kind == .others { return "<\(name)>" }
    guard case .words(let words) = domain.kind else { return "\(name)=" }
    return "\(name)=\(words.joined(separator: "|"))"
  }
}

private func inWords(_ sources: Set<LinkSource>) -> String {
  switch sources {
  case .all: "anywhere"
  case .trusted: "anywhere but a custom scheme"
  default: LinkSource.allCases.filter(sources.contains).map(\.words).joined(separator: ", ")
  }
}

private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
  var seen: Set<Element> = []
  return elements.filter { seen.insert($0).inserted }
}

extension Link {
  /// Returns the route that the link leads to with a sample of each parameter, or `nil` if it refuses them.
  fileprivate func sampleRoute() -> Route<Map>? {
    guard let pattern = patterns.first else { return nil }
    let texts = pattern.fields.map { $0.isRequired ? [$0.domain.samples.first ?? ""] : [] }
    return try? read(pattern.components(texts), pattern, 0).route
  }
}

/// The name of an enum's case without its associated values.
private func caseName(_ value: some Any) -> String {
  String(String(describing: value).prefix { $0 != "(" })
}
