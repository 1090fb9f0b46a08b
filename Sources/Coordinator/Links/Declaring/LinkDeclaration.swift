/// What a link says of itself but for where it leads: the same for every app, so that finding a link
/// is the same code for every app.
@usableFromInline final class LinkDeclaration: Sendable {
  @usableFromInline let pattern: String
  let slots: [LinkSlot]
  @usableFromInline let requirement: LinkRequirement?
  let sources: Set<LinkSource>

  /// The same as a list, which for so few is quicker to look through.
  private let openTo: [LinkSource]
  let hasEffect: Bool

  /// Where each parameter of the path is in it; of no account for those of the query.
  @usableFromInline let positions: [Int]

  @usableFromInline init(
    _ pattern: String, slots: [LinkSlot], requires requirement: LinkRequirement?,
    from sources: Set<LinkSource>?, hasEffect: Bool
  ) {
    self.pattern = pattern
    self.slots = slots
    self.requirement = requirement
    self.sources = sources ?? (hasEffect ? .trusted : .all)
    openTo = Array(self.sources)
    self.hasEffect = hasEffect
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: false)
    positions = slots.map { slot in parts.firstIndex { $0 == ":\(slot.name)" } ?? 0 }
  }

  @usableFromInline func refusal(ofParameter index: Int) -> LinkRefusal {
    .parameter(slots[index].name, expected: slots[index].words, pattern: pattern)
  }

  /// Makes sure that a link may come from there, and is of the kind that comes from there.
  func admit(_ form: LinkForm, from source: LinkSource) throws(LinkRefusal) {
    let isOfItsKind =
      switch source {
      case .universalLink: form == .universal
      case .customScheme: form == .customScheme
      case .notification, .inApp, .commandLine: true
      }
    guard isOfItsKind, openTo.contains(source) else { throw .source(source, pattern: pattern) }
  }

  /// Makes sure that a query has no item that is not declared, and none more often than declared.
  func checkNames(of query: [LinkText.Item]) throws(LinkRefusal) {
    var isKnown = true
    for item in query {
      let limit = limit(of: item.name)
      guard query.count(where: { $0.name == item.name }) <= max(1, limit)
      else { throw .repeatedQueryItem(pattern: pattern) }
      isKnown = isKnown && limit > 0
    }
    guard isKnown else { throw .unknownQueryItem(pattern: pattern) }
  }

  private func limit(of name: String) -> Int {
    for slot in slots where hasSameBytes(slot.name, name) {
      if case .query(let limit) = slot.place { return limit }
    }
    return 0
  }

  func checkReachable(through doors: LinkDoors, parts: Int) throws(LinkTableError) {
    let isOpen = doors.forms.contains { form in
      sources.contains { (try? admit(form, from: $0)) != nil }
    }
    guard isOpen else { throw .unreachable(pattern, "there is nowhere it may come from") }
    guard parts <= LinkLimits.parts, pattern.utf8.count <= LinkLimits.bytes / 2
    else { throw .unreachable(pattern, "it is too long") }
    if let slot = slots.first(where: { $0.place == .path && $0.domain == .words([]) }) {
      throw .unreachable(pattern, "“\(slot.name)” has no values")
    }
  }
}
