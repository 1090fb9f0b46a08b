/// An observer that is called on the main actor, with the newest value.
final class MainObserver<Value: Sendable>: Observer, @unchecked Sendable {
  /// Copies the value under the store's lock.
  private let newest: @Sendable () -> Value?
  private let areSame: @Sendable (Value, Value) -> Bool
  private let receive: @MainActor (Value) -> Void
  @MainActor private var last: Value?
  @MainActor private var isInCall = false
  @MainActor private var isStale = false

  init(
    id: UInt64, source: Source<Value>, lifetime: Lifetime,
    newest: @escaping @Sendable () -> Value?, receive: @escaping @MainActor (Value) -> Void
  ) {
    self.newest = newest
    areSame = source.areSame
    self.receive = receive
    super.init(id: id, isOnMain: true, channels: source.channels, lifetime: lifetime)
  }

  /// Calls the closure of the subscriber unless it has received the newest value.
  ///
  /// A call from inside a call follows that one.
  @MainActor override func callOnMain() {
    isStale = true
    guard !isInCall else { return }
    isInCall = true
    defer { isInCall = false }
    while isStale, !isOver {
      isStale = false
      guard let value = newest() else { return }
      if let last, areSame(last, value) { continue }
      last = value
      receive(value)
    }
  }
}
