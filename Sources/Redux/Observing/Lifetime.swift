/// How long an observer is wanted.
///
// NB: `@unchecked Sendable`: nothing is written after `init`, and the runtime makes loads of a weak
// reference safe against each other and against the end of what it refers to.
final class Lifetime: @unchecked Sendable {
  /// What to tell when the store ends first.
  let onEnd: (@Sendable () -> Void)?
  private let hasOwner: Bool
  private weak var owner: AnyObject?

  init(owner: AnyObject? = nil, onEnd: (@Sendable () -> Void)? = nil) {
    self.onEnd = onEnd
    self.owner = owner
    hasOwner = owner != nil
  }

  /// Whether the owner has gone.
  var isOver: Bool { hasOwner && owner == nil }
}
