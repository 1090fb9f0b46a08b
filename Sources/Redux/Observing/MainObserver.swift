/// Hears a channel's newest value on the main actor.
///
// NB: `@unchecked Sendable`: what it adds is isolated to the main actor or constant.
final class MainObserver<Value: Sendable>: Observer, @unchecked Sendable {
  private let channel: ValueChannel<Value>
  private let receive: @MainActor (Value) -> Void
  /// Copies the channel's value under the store's lock.
  private let newest: @Sendable () -> Value?
  @MainActor private var heard: Value?
  @MainActor private var isInCall = false
  @MainActor private var isStale = false

  init(
    id: UInt64, channel: ValueChannel<Value>, lifetime: Lifetime,
    newest: @escaping @Sendable () -> Value?, receive: @escaping @MainActor (Value) -> Void
  ) {
    self.channel = channel
    self.newest = newest
    self.receive = receive
    super.init(id: id, isOnMain: true, lifetime: lifetime)
  }

  /// Calls with the newest value unless it was heard; a call from inside a call follows it.
  @MainActor override func callOnMain() {
    isStale = true
    guard !isInCall else { return }
    isInCall = true
    defer { isInCall = false }
    while isStale, !isOver {
      isStale = false
      guard let value = newest(), heard.map({ !channel.areEqual($0, value) }) ?? true else {
        continue
      }
      heard = value
      receive(value)
    }
  }
}
