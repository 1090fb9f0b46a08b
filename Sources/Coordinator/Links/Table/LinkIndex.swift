/// Finds the pattern that a link matches, in time that depends on the link and not on the number of
/// patterns.
@usableFromInline struct LinkIndex: Sendable {
  /// The pattern that a link matches, and the number of its link.
  @usableFromInline typealias Match = (
    link: Int, pattern: LinkPattern, components: LinkComponents
  )

  /// A node in the tree of all patterns, which branches at each segment.
  private struct Node {
    var words: [String: Int] = [:]
    var parameter: Int?
    var patterns: [Int] = []
    /// The patterns whose last segment, here, is the rest of the path.
    var rests: [Int] = []
  }

  let endpoints: LinkEndpoints
  /// The patterns, the most specific first, and equally specific ones in the order of their declaration.
  let patterns: [LinkPattern]
  /// The number of each pattern's link.
  private let links: [Int]
  private let ignored: Set<String>
  private let longestPrefix: Int
  /// The words with which paths begin, by their lower case.
  private var firstWords: [String: String] = [:]
  private var nodes = [Node()]

  init(
    _ declared: [[LinkPattern]], _ endpoints: LinkEndpoints, ignoring ignored: Set<String>
  ) throws(LinkTableError) {
    self.endpoints = endpoints
    self.ignored = ignored
    let all = declared.indices.flatMap { link in
      declared[link].map { (link: link, pattern: $0, specificity: $0.specificity) }
    }
    // NB: Swift's sort is stable, which its documentation doesn't promise, so equals compare by position.
    let order = all.indices.sorted { one, other in
      let a = all[one].specificity
      let b = all[other].specificity
      return a == b ? one < other : LinkPattern.isMoreSpecific(a, b)
    }
    links = order.map { all[$0].link }
    patterns = order.map { all[$0].pattern }
    longestPrefix = endpoints.longestPrefix(of: patterns)
    try endpoints.check(all.map(\.pattern))
    for (_, pattern, _) in all { try pattern.check(endpoints, ignoring: ignored) }
    for number in patterns.indices { insert(number) }
    for word in nodes[0].words.keys.sorted(by: >) { firstWords[word.lowercased()] = word }
    for (number, pattern) in patterns.enumerated() {
      // A pattern that matches all of its links also matches a sample of them.
      let rivals = candidates(for: pattern.segments.compactMap(\.domain.samples.first))
      if let other = rivals.sorted().first(where: { $0 < number && patterns[$0].covers(pattern) }) {
        throw .unreachable(
          pattern.text,
          "“\(patterns[other].text)” comes first and matches all of its links. Remove one, or declare the "
            + "narrower one first, or let their doors exclude each other")
      }
    }
  }

  /// Adds a pattern to the tree.
  private mutating func insert(_ number: Int) {
    var node = 0
    for segment in patterns[number].segments {
      let field = segment.field.map { patterns[number].fields[$0] }
      if field?.isRest == true { return nodes[node].rests.append(number) }
      let child: Int
      if field == nil {
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

  /// Finds the pattern that a link matches and its link, without reading its parameters yet.
  @usableFromInline func find(
    _ text: String, from source: LinkSource, on hosts: [String], isInside: Bool = false
  ) throws(LinkRefusal) -> Match {
    let isTolerant = source == .universalLink && !isInside
    var scanner = LinkScanner(text, atMost: endpoints.bytes, isTolerant: isTolerant)
    var components =
      hosts.isEmpty ? try scanner.scan(endpoints) : try scanner.scan(endpoints.adding(hosts))
    components.isInside = isInside
    return try match(components, from: source)
  }

  /// Finds the pattern of a link that was read from a text.
  func match(
    _ components: LinkComponents, from source: LinkSource
  ) throws(LinkRefusal) -> Match {
    var components = components
    components.source = source
    if !ignored.isEmpty { components.query.removeAll { ignored.contains($0.name) } }
    guard let number = number(ofAnyCase: &components) else {
      throw components.isTooLong ? .tooLong : .unknown
    }
    let pattern = patterns[number]
    components = try pattern.checked(components, from: source)
    guard !components.isTooLong || !pattern.rules.isStrict, canPrint(components) else {
      throw .tooLong
    }
    return (links[number], pattern, components)
  }

  /// Returns whether a link is short enough with every byte encoded that can be.
  private func canPrint(_ components: LinkComponents) -> Bool {
    components.count * 3 + longestPrefix <= endpoints.bytes
      || longestPrefix + components.encoded().text.utf8.count < endpoints.bytes
  }

  /// Returns the pattern of a link, whose first word may be in any case if it is written as a host.
  private func number(ofAnyCase components: inout LinkComponents) -> Int? {
    if components.beginsWithHost, let first = components.parts.first,
      nodes[0].words[first] == nil, let word = firstWords[first.lowercased()]
    {
      var other = components
      other.parts[0] = word
      if let number = number(of: other), patterns[number].segments.first?.field == nil {
        components = other
        return number
      }
    }
    return number(of: components)
  }

  /// Returns the less specific patterns that a link with a pattern may match, judging by samples.
  func overlapped(by number: Int) -> [Int] {
    let pattern = patterns[number]
    if pattern.segments.isEmpty { return [] }
    let texts = [
      pattern.segments.compactMap(\.domain.samples.first),
      pattern.segments.compactMap(\.domain.samples.last),
    ]
    let others = texts.flatMap { texts in
      candidates(for: texts)
        .filter {
          $0 > number && patterns[$0].accepts(texts) && pattern.sharesDoor(with: patterns[$0])
        }
    }
    return Set(others).sorted()
  }

  /// Returns the pattern of a link, or the first of its shape, whose parameters name the problem.
  private func number(of components: LinkComponents) -> Int? {
    let candidates = candidates(for: components.parts)
      .filter { patterns[$0].admits(components) }
    if candidates.count < 2 { return candidates.first }
    return candidates.filter { patterns[$0].accepts(components.parts) }.min() ?? candidates.min()
  }

  /// Returns the patterns of a path's shape.
  private func candidates(
    for parts: [String], from position: Int = 0, at number: Int = 0
  ) -> [Int] {
    let node = nodes[number]
    guard position < parts.count else {
      return node.rests.isEmpty
        ? node.patterns : node.patterns + node.rests.filter { !patterns[$0].needsRest }
    }
    var found: [Int] = []
    if let word = node.words.index(forKey: parts[position]) {
      let (text, child) = node.words[word]
      if hasSameBytes(text, parts[position]) {
        found = candidates(for: parts, from: position + 1, at: child)
      }
    }
    if let parameter = node.parameter {
      let others = candidates(for: parts, from: position + 1, at: parameter)
      found = found.isEmpty ? others : found + others
    }
    if node.rests.isEmpty { return found }
    return found + node.rests.filter { parts.count - position <= patterns[$0].restLimit }
  }
}
