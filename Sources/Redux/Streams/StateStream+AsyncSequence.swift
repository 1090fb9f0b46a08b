extension StateStream: AsyncSequence {
  /// What a `for await` loop receives.
  public typealias Element = Value

  /// Begins a loop: the subscription stands and the current value waits before this returns.
  ///
  /// The loop ends when the store goes. To leave it, or to cancel its task, ends the subscription.
  /// A loop slower than the actions misses values: the newest wins, unless `buffering(_:)` says
  /// otherwise.
  public func makeAsyncIterator() -> AsyncStream<Value>.Iterator {
    let (values, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: policy)
    let lifetime = Lifetime(onEnd: { continuation.finish() })
    let subscription = attach(lifetime) { continuation.yield($0) }
    continuation.onTermination = { _ in subscription.cancel() }
    return values.makeAsyncIterator()
  }

  /// Chooses what a slow `for await` loop misses.
  ///
  /// - Parameter policy: `.unbounded` keeps every value, and memory grows with those that wait;
  ///   `.bufferingNewest(1)`, the default, keeps the newest only.
  /// - Returns: The same stream with that policy. `subscribe` never misses a value whatever it is.
  public func buffering(
    _ policy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> StateStream {
    var stream = self
    stream.policy = policy
    return stream
  }
}
