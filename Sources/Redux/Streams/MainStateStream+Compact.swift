extension MainStateStream {
  /// Returns a stream of what a function makes of the values, without those of which it makes nothing.
  package func compact<NewValue>(
    _ transform: @escaping @MainActor (Value) -> NewValue?
  ) -> MainStateStream<NewValue> {
    MainStateStream<NewValue> { [attach] lifetime, receive in
      attach(lifetime) { value in
        if let newValue = transform(value) { receive(newValue) }
      }
    }
  }
}
