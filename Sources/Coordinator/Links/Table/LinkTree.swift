/// The shapes of a table's patterns as a tree of their parts, so that finding one takes as long as its
/// link has parts, however many patterns there are.
struct LinkTree: Sendable {
  private struct Edge: Hashable {
    let node: Int
    let word: String
  }

  private struct Node {
    var wildcard: Int?
    var link: Int?
    var others: [Int] = []
  }

  private var nodes = [Node()]

  /// Where a word leads, and its length in bytes: Swift takes a Kelvin sign, which is longer, for a K.
  private var words: [Edge: (node: Int, length: Int)] = [:]

  mutating func insert(_ pattern: LinkPattern, as link: Int) {
    var node = 0
    for segment in pattern.segments { node = child(of: node, for: segment) }
    if nodes[node].link == nil { nodes[node].link = link } else { nodes[node].others.append(link) }
  }

  /// Returns the links whose patterns have the shape of a path: nearly always one or none, as only
  /// parameters that exclude each other may share a shape.
  func links(shapedLike parts: [String]) -> LinkCandidates {
    var candidates = LinkCandidates()
    collect(parts, from: 0, at: 0, into: &candidates)
    return candidates
  }

  /// Each node is entered at most once, as the way to it spells the parts before.
  private func collect(
    _ parts: [String], from position: Int, at node: Int, into candidates: inout LinkCandidates
  ) {
    guard position < parts.count else {
      guard let link = nodes[node].link else { return }
      candidates.append(link)
      for other in nodes[node].others { candidates.append(other) }
      return
    }
    let part = parts[position]
    if let (child, length) = words[Edge(node: node, word: part)], part.utf8.count == length {
      collect(parts, from: position + 1, at: child, into: &candidates)
    }
    if let child = nodes[node].wildcard {
      collect(parts, from: position + 1, at: child, into: &candidates)
    }
  }

  private mutating func child(of node: Int, for segment: LinkPattern.Segment) -> Int {
    let next = nodes.count
    let child: Int
    switch segment {
    case .word(let word):
      child = words[Edge(node: node, word: word)]?.node ?? next
      words[Edge(node: node, word: word)] = (child, word.utf8.count)
    case .parameter:
      child = nodes[node].wildcard ?? next
      nodes[node].wildcard = child
    }
    if child == next { nodes.append(Node()) }
    return child
  }
}

/// A few links, without the cost of a list for one.
struct LinkCandidates {
  private(set) var first: Int?
  private(set) var others: [Int] = []

  mutating func append(_ link: Int) {
    if first == nil { first = link } else { others.append(link) }
  }
}
