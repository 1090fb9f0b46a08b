/// A pattern's path: words that must be there, and parameters.
struct LinkPattern: Sendable {
  enum Segment: Sendable {
    case word(String)
    case parameter(LinkSlot)
  }

  let text: String
  let segments: [Segment]

  init(_ text: String, slots: [LinkSlot]) throws(LinkTableError) {
    self.text = text
    let parameters = slots.filter { $0.place == .path }
    let names = text.split(separator: "/", omittingEmptySubsequences: false)
    var segments: [Segment] = []
    for name in text.isEmpty ? [] : names {
      guard name.first == ":" else {
        segments.append(.word(try Self.checked(word: String(name), of: text)))
        continue
      }
      guard let slot = parameters.first(where: { $0.name == name.dropFirst() })
      else { throw .malformed(text, "it does not say what \(name) is") }
      segments.append(.parameter(slot))
    }
    self.segments = segments
    try checkNames(slots)
  }

  private static func checked(word: String, of text: String) throws(LinkTableError) -> String {
    guard !word.isEmpty, word != ".", word != "..", word.utf8.allSatisfy(\.isUnreserved)
    else { throw .malformed(text, "“\(word)” is not a word of letters, digits and - . _ ~") }
    return word
  }

  private func checkNames(_ slots: [LinkSlot]) throws(LinkTableError) {
    let inPath = segments.compactMap {
      if case .parameter(let slot) = $0 { slot.name } else { nil }
    }
    let path = slots.filter { $0.place == .path }.map(\.name)
    let query = slots.filter { $0.place != .path }.map(\.name)
    guard slots.allSatisfy({ $0.name.utf8.allSatisfy(\.isUnreserved) && !$0.name.isEmpty })
    else { throw .malformed(text, "a name has other than letters, digits and - . _ ~") }
    guard Set(inPath).count == inPath.count, Set(path).count == path.count,
      Set(query).count == query.count
    else { throw .malformed(text, "it uses a name twice") }
    if let name = path.first(where: { !inPath.contains($0) }) {
      throw .malformed(text, "its path has no :\(name)")
    }
    if case .parameter? = segments.first {
      throw .malformed(
        text, "it begins with a parameter, which a custom scheme's host cannot carry")
    }
    if case .word(let word)? = segments.first, word != word.lowercased() || word.hasSuffix(".") {
      throw .malformed(text, "“\(word)” is the host of a custom scheme, so write it in lower case")
    }
  }
}

extension LinkPattern {
  /// Returns whether one path could have both shapes.
  func overlaps(_ other: LinkPattern) -> Bool {
    segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy { $0.overlaps($1) }
  }
}

extension LinkPattern {
  /// Returns whether a path of this shape has parameters that are what they must be.
  func accepts(_ parts: [String]) -> Bool {
    zip(segments, parts).allSatisfy { $0.accepts($1) }
  }
}

extension LinkPattern.Segment {
  func accepts(_ text: String) -> Bool {
    switch self {
    case .word(let word): hasSameBytes(word, text)
    case .parameter(let slot): slot.accepts(text)
    }
  }

  func overlaps(_ other: Self) -> Bool {
    switch (domain, other.domain) {
    case (.integers(let one), .integers(let two)): one.overlaps(two)
    case (.words(let words), _): words.contains(where: other.accepts)
    case (_, .words(let words)): words.contains(where: accepts)
    case (.text, _), (_, .text): true
    }
  }

  private var domain: LinkDomain {
    switch self {
    case .word(let word): .words([word])
    case .parameter(let slot): slot.domain
    }
  }
}
