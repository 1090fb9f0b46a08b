/// The values of a part of the state on the main actor: the current one, then the newest.
///
/// `Store.observeOnMain(_:)` makes it. It is what coordinators subscribe to.
public struct MainStateStream<Value: Sendable>: Sendable {
  typealias Receive = @MainActor (Value) -> Void

  let attach: @Sendable (Lifetime, @escaping Receive) -> Subscription

  /// Calls with the current value, and again when it has changed.
  ///
  /// Subscribed on the main actor, the first call comes before `subscribe` returns. An action
  /// dispatched on the main actor is heard before `dispatch` returns; one dispatched elsewhere
  /// after one hop, which carries the newest value, so a slow screen never has a backlog, and may
  /// miss values between. A call is never made inside another call of the same observer: what an
  /// observer dispatches, it hears after it has returned.
  ///
  /// - Parameter observer: What to call. It is kept until the subscription ends; an object that it
  ///   captures stays alive as long, so prefer `subscribe(with:_:)` for those.
  /// - Returns: Cancels the subscription; it need not be kept.
  @discardableResult
  public func subscribe(_ observer: @escaping @MainActor (Value) -> Void) -> Subscription {
    attach(Lifetime(), observer)
  }

  /// Calls as `subscribe(_:)` does, for as long as an object lives.
  ///
  /// - Parameters:
  ///   - owner: Whose life ends the subscription. It is not kept alive.
  ///   - observer: What to call, with the owner and the value.
  /// - Returns: Cancels the subscription; it need not be kept.
  @discardableResult
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner, _ observer: @escaping @MainActor (Owner, Value) -> Void
  ) -> Subscription {
    attach(Lifetime(owner: owner)) { [weak owner] value in
      if let owner { observer(owner, value) }
    }
  }

  /// Makes a stream of transformed values, without those that equal the one before.
  ///
  /// - Parameter transform: Called on the main actor for each subscription by itself.
  /// - Returns: The stream of the results.
  public func map<NewValue: Equatable & Sendable>(
    _ transform: @escaping @MainActor (Value) -> NewValue
  ) -> MainStateStream<NewValue> {
    MainStateStream<NewValue> { [attach] lifetime, receive in
      let last = LastValue<NewValue>()
      return attach(lifetime) { value in
        let newValue = transform(value)
        if last.replace(with: newValue) { receive(newValue) }
      }
    }
  }
}
