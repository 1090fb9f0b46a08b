/// Finds the pattern that a link matches, in time that depends on the link and not on the number of
/// patterns.
@usableFromInline struct LinkIndex: Sendable {
  /// A node in the tree of all patterns, which branches at each segment.
  struct Node {
    var words: [String: Int] = [:]
    var parameter: Int?
    var patterns: [Int] = []
    /// The patterns whose last segment, here, is the rest of the path.
    var rests: [Int] = []
  }

  let endpoints: LinkEndpoints
  let patterns: [LinkPattern]
  /// The number of each pattern's link.
  private let links: [Int]
  private let ignored: Set<String>
  private let longestPrefix: Int
  var nodes = [Node()]

  init(
    _ links: [[LinkPattern]], _ endpoints: LinkEndpoints, ignoring ignored: Set<String>
  ) throws(LinkTableError) {
    self.endpoints = endpoints
    self.links = links.indices.flatMap { number in links[number].map { _ in number } }
    self.ignored = ignored
    patterns = Array(links.joined())
    longestPrefix = endpoints.longestPrefix(of: patterns)
    try endpoints.check(patterns)
    for (number, pattern) in patterns.enumerated() {
      try pattern.check(endpoints, ignoring: ignored)
      if let other = patterns[..<number].first(where: pattern.isAmbiguous) {
        throw .ambiguous(other.text, pattern.text)
      }
      insert(number)
    }
  }

  /// Finds the pattern that a link matches and its link, without reading its parameters yet.
  @usableFromInline func find(
    _ text: String, from source: LinkSource, on hosts: [String], isInside: Bool = false
  ) throws(LinkRefusal) -> Match {
    var scanner = LinkScanner(text, atMost: endpoints.bytes)
    var components =
      hosts.isEmpty ? try scanner.scan(endpoints) : try scanner.scan(endpoints.adding(hosts))
    components.isInside = isInside
    return try match(components, text, from: source)
  }

  /// Finds the pattern of a link that was read from a text.
  func match(
    _ components: LinkComponents, _ text: String, from source: LinkSource
  ) throws(LinkRefusal) -> Match {
    var components = components
    components.source = source
    if !ignored.isEmpty { components.query.removeAll { ignored.contains($0.name) } }
    guard canPrint(components, read: text) else { throw .tooLong }
    guard let number = number(of: components) else { throw .unknown }
    let pattern = patterns[number]
    try pattern.check(components, from: source)
    return (links[number], pattern, components)
  }

  /// Returns whether a link is short enough with every byte encoded that can be.
  private func canPrint(_ components: LinkComponents, read text: String) -> Bool {
    text.utf8.count * 3 + longestPrefix <= endpoints.bytes
      || longestPrefix + components.encoded().text.utf8.count < endpoints.bytes
  }

  /// Returns the pattern of a link, or the first of its shape, whose parameters tell what is wrong.
  private func number(of components: LinkComponents) -> Int? {
    let parts = components.parts
    var candidates = candidates(for: parts, from: 0, at: 0)
    if candidates.count == 1 {
      return patterns[candidates[0]].isOn(components) ? candidates[0] : nil
    }
    candidates.removeAll { !patterns[$0].isOn(components) }
    let possible = candidates.filter { patterns[$0].accepts(parts) }
    return possible.first { one in !possible.contains { patterns[$0].wins(over: patterns[one]) } }
      ?? candidates.first
  }

  /// Returns the patterns of a path's shape; those that have a word before those that have not.
  private func candidates(for parts: [String], from position: Int, at number: Int) -> [Int] {
    let (ends, rests) = (nodes[number].patterns, nodes[number].rests)
    guard position < parts.count else {
      return rests.isEmpty ? ends : ends + rests.filter { !patterns[$0].needsRest }
    }
    var found: [Int] = []
    if let word = nodes[number].words.index(forKey: parts[position]) {
      let (text, child) = nodes[number].words[word]
      if hasSameBytes(text, parts[position]) {
        found = candidates(for: parts, from: position + 1, at: child)
      }
    }
    if let parameter = nodes[number].parameter {
      let others = candidates(for: parts, from: position + 1, at: parameter)
      found = found.isEmpty ? others : found + others
    }
    if rests.isEmpty { return found }
    return found + rests.filter { parts.count - position <= patterns[$0].restLimit }
  }
}
