/// A name for what dispatches actions, such as a screen or a link, which recordings show.
public final class ActionSource: Sendable {
  @TaskLocal static var current: ActionSource?

  @TaskLocal private static var effectTask: Int?

  /// Whether the caller is an effect of a store with a recorder, not a task that one has started.
  package static var isEffectItself: Bool { effectTask != nil && effectTask == currentTask }

  /// The name of the source of what the caller dispatches.
  package static var currentName: String? { current?.name }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// The name, such as "Sign In".
  public let name: String
  /// Whether this is an effect, whose actions are held while the store shows an earlier moment.
  let isEffect: Bool

  /// Makes a source.
  ///
  /// Keep it, and use it for all actions from there.
  public convenience init(_ name: String) { self.init(name, isEffect: false) }

  private init(_ name: String, isEffect: Bool) { (self.name, self.isEffect) = (name, isEffect) }

  /// Runs a closure; what is dispatched in it on this thread, and by effects that it starts, is from here.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs a closure in which all is from a source, or from none.
  static func run(as source: ActionSource?, _ body: () -> Void) {
    guard source !== current else { return body() }
    $current.withValue(source, operation: body)
  }

  /// Returns an effect whose actions are its own, or `nil` while the store shows an earlier moment.
  static func prepare<State: Sendable>(
    _ effect: @escaping Effect<State>, _ log: SessionLog?
  ) -> Effect<State>? {
    guard let log else { return effect }
    guard log.travel == nil else { return nil }
    let source = effectSource(startedBy: current)
    return { store in
      await $current.withValue(source) {
        await $effectTask.withValue(currentTask) {
          await effect(EffectStore(store: store, source: source))
        }
      }
    }
  }

  /// Returns the source of the actions of an effect.
  ///
  /// An effect has the name of the effect that started it, so the name of one that repeats stays short.
  private static func effectSource(startedBy source: ActionSource?) -> ActionSource {
    guard let source else { return ActionSource("effect", isEffect: true) }
    return source.isEffect ? source : ActionSource("\(source.name), effect", isEffect: true)
  }
}

extension StoreType {
  /// Sends an action, and names what dispatched it.
  ///
  /// Without a recorder the name costs nothing.
  ///
  /// Actions that middleware or observers dispatch while they handle this one have the same source.
  public func dispatch(_ action: any ActionType, from source: ActionSource) {
    guard access.log != nil else { return dispatch(action) }
    source.perform { dispatch(action) }
  }
}

/// The store of an effect: what it dispatches is from the effect, on whichever thread.
///
/// The source of a task would be lost in a callback, such as one of a `DispatchQueue`.
private struct EffectStore<State: Sendable>: StoreType {
  let store: any StoreType<State>
  let source: ActionSource

  var access: StateAccess<State> { store.access }

  func dispatch(_ action: any ActionType) {
    source.perform { store.dispatch(action) }
  }
}
