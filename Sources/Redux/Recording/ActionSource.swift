/// A name for what dispatches actions, such as a screen or a link, which recordings show.
public final class ActionSource: Sendable {
  @TaskLocal static var current: ActionSource?

  /// The name, such as "Sign In".
  public let name: String
  /// Whether this is an effect, whose actions are held while the store shows an earlier moment.
  let isEffect: Bool

  /// Makes a source.
  ///
  /// Keep it, and use it for all actions from there.
  public init(_ name: String) { (self.name, isEffect) = (name, false) }

  /// Runs a closure; what is dispatched in it on this thread, and by effects that it starts, is from here.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs a closure in which all is from a source, or from none.
  static func run(as source: ActionSource?, _ body: () -> Void) {
    guard source !== current else { return body() }
    $current.withValue(source, operation: body)
  }

  init(effectOf source: ActionSource?) {
    name = source.map { "\($0.name), effect" } ?? "effect"
    isEffect = true
  }
}

extension Store {
  /// Sends an action, and names what dispatched it.
  ///
  /// Without a recorder the name costs nothing.
  ///
  /// Actions that are dispatched meanwhile on this thread, by middleware or observers, have the same
  /// source.
  public func dispatch(_ action: any ActionType, from source: ActionSource) {
    guard core.session != nil else { return dispatch(action) }
    ActionSource.$current.withValue(source) { dispatch(action) }
  }

  /// Returns an effect whose actions are its own, or `nil` while the store shows an earlier moment.
  func prepare(_ effect: @escaping Effect<State>) -> Effect<State>? {
    guard core.session != nil else { return effect }
    guard !isTravelling else { return nil }
    let source = ActionSource(effectOf: ActionSource.current)
    return { store in await ActionSource.$current.withValue(source) { await effect(store) } }
  }
}
