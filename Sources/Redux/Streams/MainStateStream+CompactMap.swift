extension MainStateStream {
  /// Returns a stream of what a function makes of the values, without `nil`.
  ///
  /// - Parameter transform: A function that is called on the main actor, once for each value and
  ///   subscription.
  /// - Returns: The stream of the results that aren't `nil`.
  public func compactMap<NewValue>(
    _ transform: @escaping @MainActor (Value) -> NewValue?
  ) -> MainStateStream<NewValue> {
    MainStateStream<NewValue> { [attach] lifetime, receive in
      attach(lifetime) { value in
        if let newValue = transform(value) { receive(newValue) }
      }
    }
  }
}
