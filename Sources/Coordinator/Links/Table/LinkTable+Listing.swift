extension LinkTable: CustomStringConvertible {
  /// All links in words, a line each: pattern, screen, what is required, and where from.
  public var listing: String {
    let rows = [["LINK", "SCREEN", "REQUIRES", "FROM"]] + zip(links, register.patterns).map(row)
    let widths = (0..<3).map { column in rows.map(\.[column].count).max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padding(to: $1 + 2) }.joined() + (row.last ?? "")
    }.joined(separator: "\n")
  }

  /// The same as ``listing``.
  public var description: String { listing }

  private func row(_ link: Link<Map>, _ pattern: LinkPattern) -> [String] {
    let query = link.declaration.slots.compactMap(\.queryInWords)
    return [
      pattern.text + (query.isEmpty ? "" : "[?\(query.joined(separator: "&"))]"),
      link.sample?.chain.last.map(caseName) ?? "",
      [link.declaration.requirement?.name, link.declaration.hasEffect ? "a yes" : nil].compactMap {
        $0
      }
      .joined(separator: ", "),
      link.declaration.sources.inWords,
    ]
  }
}

extension LinkSlot {
  fileprivate var queryInWords: String? {
    guard case .query = place else { return nil }
    return switch domain {
    case .words(let words): "\(name)=\(words.joined(separator: "|"))"
    case .integers, .text: "\(name)="
    }
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

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

/// The name of an enum's case without its associated values.
func caseName(_ value: some Any) -> String {
  String(String(describing: value).prefix { $0 != "(" })
}
