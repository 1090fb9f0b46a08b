extension LinkPattern {
  /// Returns whether one link could match both patterns, and neither wins by a word.
  func isAmbiguous(_ other: LinkPattern) -> Bool {
    overlaps(other) && !wins(over: other) && !other.wins(over: self)
  }

  /// Returns whether one link could match both patterns.
  func overlaps(_ other: LinkPattern) -> Bool {
    hasShape(of: other)
      && positions(sharedWith: other).allSatisfy {
        segment(at: $0).domain.overlaps(other.segment(at: $0).domain)
      }
  }

  /// Returns whether one path could match both patterns if their parameters accepted any text.
  func hasShape(of other: LinkPattern) -> Bool {
    rules.hosts.overlaps(other.rules.hosts) && counts.overlaps(other.counts)
      && positions(sharedWith: other).allSatisfy {
        let (one, two) = (segment(at: $0), other.segment(at: $0))
        return one.field != nil || two.field != nil || one.text == two.text
      }
  }

  /// Returns whether this pattern has words where the other has parameters, or numbers and words of an
  /// enum where it has text, and never the reverse.
  ///
  /// Then a link that could match both matches this one.
  func wins(over other: LinkPattern) -> Bool {
    var isAbove = false
    for position in positions(sharedWith: other) {
      let (one, two) = (segment(at: position), other.segment(at: position))
      if one.rank < two.rank { return false }
      let isRest = one.field != nil && two.field != nil && one.text.first != two.text.first
      if isRest, !isAbove, one.rank == two.rank || one.text.first == "*" { return false }
      isAbove = isAbove || one.rank > two.rank
    }
    return isAbove
  }

  /// Returns whether the parameters of a path of this shape have values that they accept.
  func accepts(_ parts: [String]) -> Bool {
    parts.indices.allSatisfy { segments[min($0, segments.count - 1)].domain.accepts(parts[$0]) }
  }

  /// How many parts a path that matches may have.
  private var counts: ClosedRange<Int> {
    segments.count - (needsRest ? 0 : 1)...segments.count + max(restLimit, 1) - 1
  }

  /// The parts of the shortest path that could match both.
  private func positions(sharedWith other: LinkPattern) -> Range<Int> {
    0..<max(counts.lowerBound, other.counts.lowerBound)
  }

  private func segment(at position: Int) -> Segment {
    segments[min(position, segments.count - 1)]
  }
}

extension LinkPattern.Segment {
  /// How much it says: a word more than a number or a word of an enum, and these more than text.
  var rank: Int {
    switch domain {
    case _ where field == nil: 2
    case .integers, .words: 1
    case .text, .mistaken: 0
    }
  }
}

extension LinkHosts {
  fileprivate func overlaps(_ other: Self) -> Bool {
    switch (self, other) {
    case (.https, .scheme), (.scheme, .https), (.runTime, .scheme), (.scheme, .runTime): false
    case (.only, .runTime), (.runTime, .only): false
    case (.only(let names), .only(let others)): !names.isDisjoint(with: others)
    case (.any, _), (_, .any), (.https, _), (_, .https), (.scheme, _), (_, .scheme),
      (.runTime, .runTime):
      true
    }
  }

  /// Returns the hosts of these that are among others.
  func narrowed(to others: Self) -> Self {
    switch (self, others) {
    case (.any, _), (.https, .only), (.https, .runTime): others
    case (.only(let names), .only(let others)): .only(names.intersection(others))
    default: overlaps(others) ? self : .only([])
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
