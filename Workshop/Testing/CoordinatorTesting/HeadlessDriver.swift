public import Coordinator

/// A UI without views: it performs every step immediately, and never fails.
///
/// With it, an app runs without a window, in tests and benchmarks.
@MainActor public final class HeadlessDriver<Map: NavigationMap>: NavigationDriver {
  /// The steps that were performed, the oldest first.
  public private(set) var steps: [NavigationStep<Map>] = []

  /// The state that a UI would show now.
  public private(set) var shown: NavigationState<Map>?

  private let moved: @MainActor (NavigationState<Map>) -> Void

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - shown: The state that it shows at first.
  ///   - moved: Called with what is shown, at first and after each step. Reconcile a
  ///     `CoordinatorTree` here.
  public init(
    shown: NavigationState<Map>,
    moved: @escaping @MainActor (NavigationState<Map>) -> Void = { _ in }
  ) {
    self.shown = shown.visible
    self.moved = moved
    moved(shown.visible)
  }

  /// Performs a step immediately.
  public func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    steps.append(step)
    shown?.apply(step)
    shown.map(moved)
    completion()
  }
}
