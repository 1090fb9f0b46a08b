/// Moves a real UI, one step at a time, and tells what it really shows.
///
/// The executor believes only ``shown``: it plans from there, so a driver that fails, is late or is
/// overtaken by the user does no lasting harm. What the *user* does is not reported here but sent
/// to the store as a ``UserMove``, before ``NavigationExecutor/driverChanged()`` is called.
@MainActor public protocol NavigationDriver<Map>: AnyObject {
  /// The tabs and screens that are moved between.
  associatedtype Map: NavigationMap

  /// What the UI shows, or where it is on its way to; `nil` while there is no window.
  var shown: NavigationState<Map>? { get }

  /// Performs one step, and then calls `completion` once, before it returns or later.
  ///
  /// - Parameters:
  ///   - step: What to do; it was planned from ``shown``.
  ///   - animated: Whether the user should see the way; at most one step of a change is animated.
  ///   - completion: Called when the UI has come to rest and takes the next step.
  func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void)
}
