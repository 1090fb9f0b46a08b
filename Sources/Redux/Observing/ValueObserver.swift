/// Hears a channel's values on the thread that works the store.
final class ValueObserver<Value: Sendable>: Observer, @unchecked Sendable {
  private let channel: ValueChannel<Value>
  private let receive: @Sendable (Value) -> Void

  init(
    id: UInt64, channel: ValueChannel<Value>, lifetime: Lifetime,
    receive: @escaping @Sendable (Value) -> Void
  ) {
    self.channel = channel
    self.receive = receive
    super.init(id: id, isOnMain: false, lifetime: lifetime)
  }

  // NB: no lock is needed to read the channel: only the thread that has the turn changes it.
  override func call() { receive(channel.value) }
}
