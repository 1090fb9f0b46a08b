/// Finds the pattern that a link matches, in time that depends on the link and not on the number of
/// patterns.
@usableFromInline struct LinkIndex: Sendable {
  /// A place in the tree of all patterns, which branches at each segment.
  private struct Node {
    var words: [String: Int] = [:]
    var parameter: Int?
    var patterns: [Int] = []
  }

  let endpoints: LinkEndpoints
  let patterns: [LinkPattern]
  private let ignored: Set<String>
  private let longestPrefix: Int
  private var nodes = [Node()]

  init(
    _ patterns: [LinkPattern], _ endpoints: LinkEndpoints, ignoring ignored: Set<String>
  ) throws(LinkTableError) {
    self.endpoints = endpoints
    self.patterns = patterns
    self.ignored = ignored
    let prefixes = endpoints.prefixes(.customScheme) + endpoints.prefixes(.universal)
    longestPrefix = prefixes.map(\.utf8.count).max() ?? 0
    try endpoints.check()
    for (number, pattern) in patterns.enumerated() {
      try pattern.check(endpoints)
      if let other = patterns[..<number].first(where: pattern.overlaps) {
        throw .ambiguous(other.text, pattern.text)
      }
      insert(number)
    }
  }

  /// Finds the pattern that a link matches, without reading its parameters yet.
  ///
  /// The source is `nil` for a link that the table has printed itself.
  @usableFromInline func find(
    _ text: String, from source: LinkSource?
  ) throws(LinkRefusal) -> (number: Int, components: LinkComponents) {
    var scanner = try LinkScanner(text)
    var components = try scanner.scan(endpoints)
    if !ignored.isEmpty { components.query.removeAll { ignored.contains($0.name) } }
    guard canPrint(components, read: text) else { throw .tooLong }
    guard let number = number(of: components.parts) else { throw .unknown }
    let pattern = patterns[number]
    if let source, !pattern.isOpen(to: source, components.form) {
      throw .source(source, pattern: pattern.text)
    }
    try pattern.check(components.query)
    return (number, components)
  }

  /// Returns whether a link is short enough with every byte encoded that can be.
  private func canPrint(_ components: LinkComponents, read text: String) -> Bool {
    text.utf8.count * 3 + longestPrefix <= LinkLimits.bytes
      || longestPrefix + components.encoded.utf8.count < LinkLimits.bytes
  }

  /// Returns the pattern of a path, or the first of its shape, whose parameters tell what is wrong.
  private func number(of parts: [String]) -> Int? {
    let candidates = candidates(for: parts[...], at: 0)
    guard candidates.count > 1 else { return candidates.first }
    return candidates.first { patterns[$0].accepts(parts) } ?? candidates.first
  }

  /// Returns the patterns of a path's shape: at most one, unless their parameters exclude each other.
  private func candidates(for parts: ArraySlice<String>, at node: Int) -> [Int] {
    guard let part = parts.first else { return nodes[node].patterns }
    var found: [Int] = []
    if let word = nodes[node].words.index(forKey: part) {
      let (text, child) = nodes[node].words[word]
      if hasSameBytes(text, part) { found = candidates(for: parts.dropFirst(), at: child) }
    }
    guard let parameter = nodes[node].parameter else { return found }
    let others = candidates(for: parts.dropFirst(), at: parameter)
    return found.isEmpty ? others : found + others
  }

  private mutating func insert(_ number: Int) {
    var node = 0
    for segment in patterns[number].segments {
      let child: Int
      if segment.field == nil {
        child = nodes[node].words[segment.text] ?? nodes.count
        nodes[node].words[segment.text] = child
      } else {
        child = nodes[node].parameter ?? nodes.count
        nodes[node].parameter = child
      }
      if child == nodes.count { nodes.append(Node()) }
      node = child
    }
    nodes[node].patterns.append(number)
  }
}
