public import Coordinator

/// A UI that nobody sees: it performs every step at once, and never fails.
///
/// With it an app runs without a window, in tests and benchmarks.
@MainActor public final class HeadlessDriver<Map: NavigationMap>: NavigationDriver {
  /// The steps that were performed, the first first.
  public private(set) var steps: [NavigationStep<Map>] = []

  /// What a UI would show now.
  public private(set) var shown: NavigationState<Map>?

  private let moved: @MainActor (NavigationState<Map>) -> Void

  /// Makes a driver.
  ///
  /// - Parameters:
  ///   - shown: What it shows at first, which is told to `moved` as well.
  ///   - moved: Told what is shown after each step; here a ``CoordinatorTree`` is reconciled.
  public init(
    shown: NavigationState<Map>,
    moved: @escaping @MainActor (NavigationState<Map>) -> Void = { _ in }
  ) {
    self.shown = shown
    self.moved = moved
    moved(shown)
  }

  /// Performs a step at once.
  public func perform(
    _ step: NavigationStep<Map>, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    steps.append(step)
    if let place = shown.map({ apply([step], to: $0) }) {
      shown = place
      moved(place)
    }
    completion()
  }
}
