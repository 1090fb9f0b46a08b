public import Redux

extension MainStateStream {
  /// Renders each value, until the renderer is released.
  ///
  /// ```swift
  /// context.observeOnMain(\.home).map(HomeViewState.init).render(on: viewController)
  /// ```
  ///
  /// - Parameter renderer: Usually the screen's view controller. It is not kept alive.
  /// - Returns: The subscription, with which you can cancel it. You need not keep it.
  @discardableResult
  @MainActor public func render(
    on renderer: some Renderer<Value> & AnyObject & Sendable
  ) -> Subscription {
    subscribe(with: renderer) { $0.render($1) }
  }
}
