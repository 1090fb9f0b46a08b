/// The values of a part of the state on the main actor: the current one, then the newest.
///
/// `Store.observeOnMain(_:)` returns it. Coordinators subscribe to it, to render the values.
public struct MainStateStream<Value>: Sendable {
  typealias Receive = @MainActor (Value) -> Void

  let attach: @Sendable (Lifetime, @escaping Receive) -> Subscription

  /// Calls a closure with the current value, and again when it has changed.
  ///
  /// If you subscribe on the main actor, the first call comes before `subscribe` returns. After an
  /// action that was dispatched on the main actor, the call comes before `dispatch` returns. Other
  /// actions lead to one call after a hop, with the newest value: a slow screen never builds up a
  /// backlog, and may miss values between. If the closure dispatches, it is called for that action
  /// after it has returned.
  ///
  /// - Parameter observer: The closure to call. It is kept until the subscription ends, and with it the
  ///   objects that it captures; use ``subscribe(with:_:)`` to keep none alive.
  /// - Returns: The subscription, with which you can cancel it. You need not keep it.
  @discardableResult
  public func subscribe(_ observer: @escaping @MainActor (Value) -> Void) -> Subscription {
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
    with owner: Owner, _ observer: @escaping @MainActor (Owner, Value) -> Void
  ) -> Subscription {
    attach(Lifetime(owner: owner)) { [weak owner] value in
      if let owner { observer(owner, value) }
    }
  }

  /// Returns a stream of transformed values, without those that equal the one before.
  ///
  /// - Parameter transform: A function that is called on the main actor, once for each value and
  ///   subscription.
  /// - Returns: The stream of the results.
  @inlinable
  public func map<NewValue: Equatable & Sendable>(
    _ transform: @escaping @MainActor (Value) -> NewValue
  ) -> MainStateStream<NewValue> {
    map(transform, areDuplicates: { areSame($0, $1) })
  }

  /// Returns a stream of transformed values that stay on the main actor, as view states do.
  ///
  /// They need no more than `Equatable`: not `Sendable`, and no `nonisolated` in a module whose default
  /// isolation is the main actor.
  @inlinable
  @MainActor public func map<NewValue: Equatable>(
    _ transform: @escaping @MainActor (Value) -> NewValue
  ) -> MainStateStream<NewValue> {
    map(transform, areDuplicates: { areSame($0, $1) })
  }

  /// Returns a stream of what a function of several parameters makes of the values of several key paths.
  ///
  /// ```swift
  /// store.observeOnMain(\.visit, \.catalogue[id]).map(VisitViewState.init)
  /// ```
  @inlinable @_disfavoredOverload
  @MainActor public func map<each Part, NewValue: Equatable>(
    _ transform: @escaping @MainActor (repeat each Part) -> NewValue
  ) -> MainStateStream<NewValue> where Value == (repeat each Part) {
    map({ (parts: Value) in transform(repeat each parts) }, areDuplicates: { areSame($0, $1) })
  }

  @usableFromInline
  func map<NewValue>(
    _ transform: @escaping @MainActor (Value) -> NewValue,
    areDuplicates: @escaping @MainActor (NewValue, NewValue) -> Bool
  ) -> MainStateStream<NewValue> {
    MainStateStream<NewValue> { [attach] lifetime, receive in
      attach(lifetime, Self.receiver(of: transform, areDuplicates, receive))
    }
  }

  /// Returns a closure that transforms a value, and passes on a result that differs from the last one.
  private static func receiver<NewValue>(
    of transform: @escaping @MainActor (Value) -> NewValue,
    _ areDuplicates: @escaping @MainActor (NewValue, NewValue) -> Bool,
    _ receive: @escaping @MainActor (NewValue) -> Void
  ) -> Receive {
    var last: NewValue?
    return { value in
      let newValue = transform(value)
      if let last, areDuplicates(last, newValue) { return }
      last = newValue
      receive(newValue)
    }
  }
}
