extension LinkPattern {
  /// Returns whether one link could match both patterns, and neither wins by a word.
  func isAmbiguous(_ other: LinkPattern) -> Bool {
    overlaps(other) && !wins(over: other) && !other.wins(over: self)
  }

  /// Returns whether one link could match both patterns.
  func overlaps(_ other: LinkPattern) -> Bool {
    hasShape(of: other)
      && (0..<max(segments.count, other.segments.count)).allSatisfy {
        segment(at: $0).domain.overlaps(other.segment(at: $0).domain)
      }
  }

  /// Returns whether one path could match both patterns if their parameters accepted any text.
  func hasShape(of other: LinkPattern) -> Bool {
    rules.hosts.overlaps(other.rules.hosts) && counts.overlaps(other.counts)
      && (0..<max(segments.count, other.segments.count)).allSatisfy {
        let (one, two) = (segment(at: $0), other.segment(at: $0))
        return one.field != nil || two.field != nil || one.text == two.text
      }
  }

  /// Returns whether this pattern has words where the other has parameters, and never the reverse.
  ///
  /// Then a link that could match both matches this one.
  func wins(over other: LinkPattern) -> Bool {
    var hasWord = false
    for position in 0..<max(segments.count, other.segments.count) {
      let (one, two) = (segment(at: position), other.segment(at: position))
      switch (one.field, two.field) {
      case (nil, nil): continue
      case (nil, _): hasWord = true
      case (_, nil): return false
      case (_, _): if !hasWord, one.text.first != two.text.first { return false }
      }
    }
    return hasWord
  }

  /// Returns whether the parameters of a path of this shape have values that they accept.
  func accepts(_ parts: [String]) -> Bool {
    parts.indices.allSatisfy { segments[min($0, segments.count - 1)].domain.accepts(parts[$0]) }
  }

  /// How many parts a path that matches may have.
  private var counts: ClosedRange<Int> {
    segments.count...segments.count + max(restLimit, 1) - 1
  }

  private func segment(at position: Int) -> Segment {
    segments[min(position, segments.count - 1)]
  }
}

extension LinkHosts {
  fileprivate func overlaps(_ other: Self) -> Bool {
    switch (self, other) {
    case (.any, _), (.https, _), (_, .any), (_, .https), (.runTime, .runTime): true
    case (.only(let names), .only(let others)): !names.isDisjoint(with: others)
    case (.only, .runTime), (.runTime, .only): false
    }
  }
}

extension LinkDomain {
  fileprivate func overlaps(_ other: Self) -> Bool {
    switch (self, other) {
    case (.mistaken, _), (_, .mistaken): false
    case (.integers(let one), .integers(let two)): one.overlaps(two)
    case (.words(let words), _): words.contains(where: other.accepts)
    case (_, .words(let words)): words.contains(where: accepts)
    case (.text, _), (_, .text): true
    }
  }
}
