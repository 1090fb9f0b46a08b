/// The values of a part of the state: the current one, then each distinct one, in order.
///
/// `Store.observe(_:)` returns it. It is a description that costs nothing until you subscribe, and
/// you can subscribe many times. It is also an `AsyncSequence`.
public struct StateStream<Value: Sendable>: Sendable {
  typealias Receive = @Sendable (Value) -> Void

  let attach: @Sendable (Lifetime, @escaping Receive) -> Subscription
  var policy = AsyncStream<Value>.Continuation.BufferingPolicy.bufferingNewest(1)

  /// Calls a closure with the current value, and again after each action that has changed it.
  ///
  /// Calls come one at a time, in the order of the actions, on the thread that handles them. The
  /// observers of a store are called in the order in which they subscribed. The first call comes before
  /// `subscribe` returns, unless another thread is inside the store; then it comes on that thread. The
  /// closure may dispatch, subscribe and cancel.
  ///
  /// - Parameter observer: The closure to call. It is kept until the subscription ends, and with it the
  ///   objects that it captures; use ``subscribe(with:_:)`` to keep none alive.
  /// - Returns: The subscription, with which you can cancel it. You need not keep it.
  @discardableResult
  public func subscribe(_ observer: @escaping @Sendable (Value) -> Void) -> Subscription {
    attach(Lifetime(), observer)
  }

  /// Calls a closure as ``subscribe(_:)`` does, for as long as an object lives.
  ///
  /// - Parameters:
  ///   - owner: The object, which is not kept alive.
  ///   - observer: The closure to call, with the owner and the value.
  /// - Returns: The subscription, with which you can cancel it. You need not keep it.
  @discardableResult
  public func subscribe<Owner: AnyObject & Sendable>(
    with owner: Owner, _ observer: @escaping @Sendable (Owner, Value) -> Void
  ) -> Subscription {
    attach(Lifetime(owner: owner)) { [weak owner] value in
      if let owner { observer(owner, value) }
    }
  }

  /// Returns a stream of transformed values, without those that equal the one before.
  ///
  /// - Parameter transform: A function that is called once for each value and subscription.
  /// - Returns: The stream of the results.
  @inlinable
  public func map<NewValue: Equatable & Sendable>(
    _ transform: @escaping @Sendable (Value) -> NewValue
  ) -> StateStream<NewValue> {
    map(transform, areDuplicates: { areSame($0, $1) })
  }

  /// Returns a stream of what a function of several parameters makes of the parts of a tuple.
  ///
  /// ```swift
  /// store.observe(\.posts, \.isOnline).map(PostsViewState.init)
  /// ```
  @inlinable @_disfavoredOverload
  public func map<each Part, NewValue: Equatable & Sendable>(
    _ transform: @escaping @Sendable (repeat each Part) -> NewValue
  ) -> StateStream<NewValue> where Value == (repeat each Part) {
    map({ (parts: Value) in transform(repeat each parts) }, areDuplicates: { areSame($0, $1) })
  }

  @usableFromInline
  func map<NewValue: Equatable & Sendable>(
    _ transform: @escaping @Sendable (Value) -> NewValue,
    areDuplicates: @escaping @Sendable (NewValue, NewValue) -> Bool
  ) -> StateStream<NewValue> {
    let stream = StateStream<NewValue> { [attach] lifetime, receive in
      let last = LastValue<NewValue>()
      return attach(lifetime) { value in
        let newValue = transform(value)
        if last.replace(with: newValue, areDuplicates) { receive(newValue) }
      }
    }
    return stream.buffering(policy.applied())
  }
}
