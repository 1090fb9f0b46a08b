/// A name for what dispatches actions, such as a screen or a link, which recordings show.
public final class ActionSource: Sendable {
  /// The source of what the caller dispatches.
  @TaskLocal package static var current: ActionSource?

  /// The name, such as "Sign In".
  public let name: String
  /// Whether this is an effect.
  package let isEffect: Bool
  /// Whether its actions are held while the store shows an earlier moment, as those of an effect are.
  package let isHeld: Bool

  /// Makes a source.
  ///
  /// Keep it, and use it for all actions from there.
  public convenience init(_ name: String) { self.init(name, isEffect: false) }

  package init(_ name: String, isEffect: Bool, isHeld: Bool = false) {
    self.name = name
    self.isEffect = isEffect
    self.isHeld = isEffect || isHeld
  }

  /// Runs a closure; what is dispatched in it on this thread, and by effects that it starts, is from here.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs a closure in which all is from a source, or from none.
  static func run(as source: ActionSource?, _ body: () -> Void) {
    guard source !== current else { return body() }
    $current.withValue(source, operation: body)
  }
}

extension StoreType {
  /// Sends an action, and names what dispatched it.
  ///
  /// Without a recorder the name costs nothing.
  ///
  /// Actions that middleware or observers dispatch while they handle this one have the same source.
  public func dispatch(_ action: any ActionType, from source: ActionSource) {
    guard access.recorder != nil else { return dispatch(action) }
    source.perform { dispatch(action) }
  }
}
