extension LinkPattern {
  /// How specific the pattern is at each part of its path: a word before a number or a case of an enum,
  /// these before text, and the rest of a path last.
  var specificity: [Int] {
    segments.map { segment in
      switch segment.field.map({ fields[$0] }) {
      case nil: 5
      case let field? where field.isRest: field.domain.isClosed ? 1 : 0
      case let field?: field.domain.isClosed ? 4 : 3
      }
    }
  }

  /// Returns whether a pattern is more specific than another: at the first part at which they differ.
  static func isMoreSpecific(_ one: [Int], _ other: [Int]) -> Bool {
    // A path that ends is more specific than one that may go on.
    let end = 2
    for position in 0..<max(one.count, other.count) {
      let a = position < one.count ? one[position] : end
      let b = position < other.count ? other[position] : end
      if a != b { return a > b }
    }
    return false
  }

  /// Returns whether every link that another pattern matches matches this one, too, as far as one can tell.
  func covers(_ other: LinkPattern) -> Bool {
    guard counts.contains(other.counts.lowerBound), counts.contains(other.counts.upperBound),
      (0..<other.counts.upperBound).allSatisfy({ position in
        guard let own = segment(at: position), let others = other.segment(at: position)
        else { return true }
        return own.domain.covers(others.domain)
      })
    else { return false }
    if hasLabelField, !other.hasLabelField { return false }
    guard let doors = rules.doors else { return true }
    return other.rules.doors.map { doors.cover($0) } ?? false
  }

  /// Returns whether a link may reach both patterns through one door.
  func sharesDoor(with other: LinkPattern) -> Bool {
    let doors = rules.doors ?? [.scheme, .https, .runTime]
    let others = other.rules.doors ?? [.scheme, .https, .runTime]
    return doors.hasScheme && others.hasScheme
      || doors.contains(.https) && others.namesHosts || others.contains(.https) && doors.namesHosts
      || !doors.isDisjoint(with: others)
  }

  /// The number of parts of a path that matches.
  private var counts: ClosedRange<Int> {
    segments.count - (needsRest ? 0 : 1)...segments.count + max(restLimit, 1) - 1
  }

  private var hasLabelField: Bool { fields.contains { $0.kind == .label } }

  private func segment(at position: Int) -> Segment? {
    segments.isEmpty ? nil : segments[min(position, segments.count - 1)]
  }
}
