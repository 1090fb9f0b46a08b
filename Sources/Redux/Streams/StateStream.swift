/// The values of a part of the state: the current one, then each that differs, in order.
///
/// `Store.observe(_:)` makes it. It is a description that costs nothing until one subscribes, and
/// may be subscribed to many times.
public struct StateStream<Value: Sendable>: Sendable {
  typealias Receive = @Sendable (Value) -> Void

  let attach: @Sendable (Lifetime, @escaping Receive) -> Subscription
  var policy = AsyncStream<Value>.Continuation.BufferingPolicy.bufferingNewest(1)

  /// Calls with the current value, and again after each action that changed it.
  ///
  /// Calls come one at a time, in the order of the actions, on the thread that works the store;
  /// observers of one store are called in the order in which they subscribed. The first call comes
  /// before `subscribe` returns, unless another thread is at work in the store: then it follows
  /// there. To dispatch, subscribe and cancel inside a call is allowed.
  ///
  /// - Parameter observer: What to call. It is kept until the subscription ends; an object that it
  ///   captures stays alive as long, so prefer `subscribe(with:_:)` for those.
  /// - Returns: Cancels the subscription; it need not be kept.
  @discardableResult
  public func subscribe(_ observer: @escaping @Sendable (Value) -> Void) -> Subscription {
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
    with owner: Owner, _ observer: @escaping @Sendable (Owner, Value) -> Void
  ) -> Subscription {
    attach(Lifetime(owner: owner)) { [weak owner] value in
      if let owner { observer(owner, value) }
    }
  }

  /// Makes a stream of transformed values, without those that equal the one before.
  ///
  /// - Parameter transform: Called for each subscription by itself, once for each value.
  /// - Returns: The stream of the results.
  public func map<NewValue: Equatable & Sendable>(
    _ transform: @escaping @Sendable (Value) -> NewValue
  ) -> StateStream<NewValue> {
    StateStream<NewValue> { [attach] lifetime, receive in
      let last = LastValue<NewValue>()
      return attach(lifetime) { value in
        let newValue = transform(value)
        if last.replace(with: newValue) { receive(newValue) }
      }
    }
  }
}
