import Foundation

/// A change of screens in flight: it ends in the next turn of the main queue, or at once if not animated.
@MainActor final class TerminalTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let isCancelled = false
  private var completions: [() -> Void] = []

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
    super.init()
  }

  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { whenDone { completion(self) } }
    return true
  }

  func whenDone(_ work: @escaping () -> Void) {
    completions.append(work)
  }

  /// Runs the end of the transition in its time.
  func run(_ end: @escaping @MainActor () -> Void) {
    isAnimated ? TerminalTurn.next(end) : end()
  }

  /// Runs what waited; to be called when the transition is no longer the current one.
  func complete() {
    let waiting = completions
    completions = []
    for work in waiting { work() }
  }
}
