/// What a link declares apart from its route: the shape of its path, its parameters, and its rules.
///
/// It is the same type for every map, so finding the pattern of a link is not generic code.
@usableFromInline final class LinkPattern: Sendable {
  /// A word of the path, or a parameter as `:name`, with the number of its field.
  struct Segment: Sendable {
    let text: String
    let field: Int?
    let domain: LinkDomain
  }

  @usableFromInline let text: String
  let fields: [LinkField]
  let segments: [Segment]
  @usableFromInline let requirement: LinkRequirement?
  let sources: [LinkSource]
  let hasEffect: Bool

  @usableFromInline init(
    _ text: String, _ fields: [LinkField], requires requirement: LinkRequirement?,
    from sources: Set<LinkSource>?, hasEffect: Bool
  ) {
    self.text = text
    self.fields = fields
    self.requirement = requirement
    self.sources = Array(sources ?? (hasEffect ? .trusted : .all))
    self.hasEffect = hasEffect
    let words = text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false)
    segments = words.map { word in
      let field = fields.firstIndex { $0.isInPath && ":" + $0.name == word }
      let domain = field.map { fields[$0].domain } ?? .words([String(word)])
      return Segment(text: String(word), field: field, domain: domain)
    }
  }

  /// Checks that a query contains only declared items, and each no more often than declared.
  func check(_ query: [(name: String, value: String)]) throws(LinkRefusal) {
    var isKnown = true
    for (name, _) in query {
      let limit = fields.first { !$0.isInPath && hasSameBytes($0.name, name) }?.limit
      guard query.count(where: { $0.name == name }) <= max(1, limit ?? 0)
      else { throw .repeatedQueryItem(pattern: text) }
      isKnown = isKnown && limit != nil
    }
    guard isKnown else { throw .unknownQueryItem(pattern: text) }
  }

  /// Returns whether the parameters of a path of this shape have values that they accept.
  func accepts(_ parts: [String]) -> Bool {
    zip(segments, parts).allSatisfy { $0.domain.accepts($1) }
  }

  /// Returns whether a link of this form can come from a source, and may open this pattern.
  func isOpen(to source: LinkSource, _ form: LinkForm) -> Bool {
    switch source {
    case .universalLink where form != .universal, .customScheme where form != .customScheme: false
    case .universalLink, .customScheme, .notification, .inApp, .commandLine:
      sources.contains(source)
    }
  }
}

/// A parameter as a pattern declares it, whatever its type.
@usableFromInline struct LinkField: Sendable {
  let name: String
  let domain: LinkDomain
  /// How many items with this name a query may have; `nil` for a part of the path.
  let limit: Int?

  var isInPath: Bool { limit == nil }
}
