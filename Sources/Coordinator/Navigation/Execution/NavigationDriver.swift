/// Moves a real UI, one step at a time, and reports its current state.
///
/// The executor relies only on ``shown`` and plans from there, so a driver that fails, is late or is
/// overtaken by the user does no lasting harm. A driver sends the user's moves to the store, as a
/// ``UserMove``, and then calls ``NavigationExecutor/driverChanged(to:)``.
@MainActor public protocol NavigationDriver<Map>: AnyObject {
  /// The tabs and screens to move between.
  associatedtype Map: NavigationMap

  /// The state that the UI shows, or `nil` while there is no window.
  ///
  /// It knows nothing of the roots and tabs that aren't shown; see ``NavigationState/visible``.
  var shown: NavigationState<Map>? { get }

  /// Calls `body` once the UI can take a step: immediately, or when the transition in flight has ended.
  ///
  /// The executor plans in `body`. So the user may hold a swipe for as long as they like, and no step
  /// that was planned before is performed after it. The default calls `body` immediately.
  func whenReady(_ body: @escaping @MainActor () -> Void)

  /// Performs one step and then calls `completion`, before it returns or later.
  ///
  /// - Parameters:
  ///   - step: The step to take, planned from ``shown``.
  ///   - animated: Whether to animate the step; at most one step of a change is animated.
  ///   - completion: Called when the step has ended. Only the first call counts.
  func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void)
}

extension NavigationDriver {
  /// Calls `body` immediately.
  public func whenReady(_ body: @escaping @MainActor () -> Void) {
    body()
  }
}
