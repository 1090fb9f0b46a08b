extension StateStream: AsyncSequence {
  /// The values that a `for await` loop receives.
  public typealias Element = Value

  /// Subscribes, and returns an iterator whose first element is the current value.
  ///
  /// No value is missed between that one and the next. The loop ends when the store goes. Leaving the
  /// loop, or canceling its task, ends the subscription. A loop that is slower than the actions
  /// receives the newest value and misses those between, unless you choose another policy with
  /// ``buffering(_:)``. If the value changed and changed back meanwhile, it receives an equal value again.
  public func makeAsyncIterator() -> AsyncStream<Value>.Iterator {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    let lifetime = Lifetime(onEnd: { continuation.finish() })
    let subscription = attach(lifetime) { continuation.yield($0) }
    continuation.onTermination = { _ in subscription.cancel() }
    return values.makeAsyncIterator()
  }

  /// Returns the same stream with another policy for values that a slow `for await` loop misses.
  ///
  /// - Parameter policy: `.unbounded` keeps every value, and memory grows with those that wait;
  ///   `.bufferingNewest(1)`, the default, keeps the newest only.
  /// - Returns: The stream. The policy does not matter for `subscribe`, which never misses a value.
  public func buffering(
    _ policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> StateStream {
    var stream = self
    stream.policy = policy
    return stream
  }
}

extension AsyncStream.Continuation.BufferingPolicy {
  /// Returns the same policy for values of another type.
  func applied<Other>() -> AsyncStream<Other>.Continuation.BufferingPolicy {
    switch self {
    case .unbounded: .unbounded
    case .bufferingOldest(let count): .bufferingOldest(count)
    case .bufferingNewest(let count): .bufferingNewest(count)
    @unknown default: .unbounded
    }
  }
}
