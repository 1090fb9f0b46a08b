public import Foundation

/// A finger that drags a page or a sheet away, and may change its mind.
///
/// Begin one with ``TerminalScreen/beginInteractivePop()`` or
/// ``TerminalScreen/beginInteractiveDismissal()``. The transition stays in flight until you call
/// ``finish()`` or ``cancel()``.
@MainActor public final class TerminalDrag {
  private let transition: TerminalTransition

  init(_ transition: TerminalTransition) {
    self.transition = transition
  }

  /// Whether the finger is still on the screen.
  public var isActive: Bool { transition.isInteractive }

  /// Moves the finger.
  ///
  /// - Parameter percentComplete: The fraction of the way that is done, from 0 to 1.
  public func advance(to percentComplete: CGFloat) {
    transition.advance(to: percentComplete)
  }

  /// Lifts the finger past the middle, so that the page or sheet leaves.
  public func finish() {
    transition.endInteraction(isCancelled: false)
  }

  /// Lifts the finger too early, so that the page or sheet returns.
  public func cancel() {
    transition.endInteraction(isCancelled: true)
  }
}

extension TerminalScreen {
  /// Begins to drag the topmost page to the right, as the user does with a swipe from the left
  /// edge.
  ///
  /// - Returns: The finger; nil where there is no page to return to, or while a transition is in
  ///   flight.
  public func beginInteractivePop() -> TerminalDrag? {
    guard !ignoresInteraction, !hasFinger else { return nil }
    let page = focusScope?.pageController
    return page?.navigationController?.beginInteractivePop().map(TerminalDrag.init)
  }

  /// Begins to pull the topmost sheet down.
  ///
  /// - Returns: The finger; nil where no sheet is on top, while a transition is in flight, or where
  ///   the sheet must stay, in which case its delegate is told of the attempt.
  public func beginInteractiveDismissal() -> TerminalDrag? {
    guard !ignoresInteraction, !hasFinger, let layer = focusScope as? PresentationView
    else { return nil }
    return layer.presentation?.beginInteractiveDismissal().map(TerminalDrag.init)
  }

  /// Pulls the topmost sheet down in one go, as a click beside it does.
  package func dismissByUser() {
    guard !ignoresInteraction, !hasFinger else { return }
    (focusScope as? PresentationView)?.presentation?.dismissByUser()
  }

  private var hasFinger: Bool { transitionsInFlight.contains { $0.isInteractive } }
}
