/// The machinery of a store, for code that does not know the type of the whole state.
protocol StateEngine: AnyObject, Sendable {
  /// The recorder of the store, if it has one.
  var recorder: (any StoreRecorder)? { get }

  /// Passes the address of the state to a closure, between two actions.
  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result

  /// Adds an observer behind all others, and calls it with the current value.
  func subscribe<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription

  /// Adds an observer on the main actor behind all others, and calls it with the current value.
  func subscribeOnMain<Value>(
    to opening: Opening<Value>, lifetime: Lifetime, _ receive: @escaping @MainActor (Value) -> Void
  ) -> Subscription
}

/// Finds or creates the channels of what an observer observes.
typealias Opening<Value: Sendable> = @Sendable (inout ObserverRegistry) -> Source<Value>

/// The subject of an observer: the value of one channel, or the values of several together.
struct Source<Value: Sendable>: Sendable {
  let channels: [Channel]
  /// Copies the value after the last action.
  let value: @Sendable () -> Value
  let areSame: @Sendable (Value, Value) -> Bool
}
