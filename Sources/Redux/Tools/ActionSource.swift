/// A name for what dispatches actions, such as a screen or a link, which a ``StoreTool`` shows.
public final class ActionSource: Sendable {
  /// The source of what the caller dispatches.
  @TaskLocal public static var current: ActionSource?

  /// The name, such as "Sign In".
  public let name: String
  /// Whether its actions have to arrive, even if a tool keeps them for a while, instead of being dropped.
  public let mustArrive: Bool
  /// What a tool wants to remember about the source.
  public let context: (any Sendable)?

  /// Creates a source.
  ///
  /// Keep it, and use it for all actions from there.
  public init(_ name: String, mustArrive: Bool = false, context: (any Sendable)? = nil) {
    self.name = name
    self.mustArrive = mustArrive
    self.context = context
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
  /// Without a tool the name costs nothing.
  ///
  /// Actions that middleware or observers dispatch while they handle this one have the same source.
  public func dispatch(_ action: any ActionType, from source: ActionSource) {
    guard access.tool != nil else { return dispatch(action) }
    source.perform { dispatch(action) }
  }
}
