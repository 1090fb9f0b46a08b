public import Foundation

/// A finger that drags a page or a sheet away, and may change its mind.
///
/// Begin one with ``TerminalScreen/beginInteractivePop()`` or
/// ``TerminalScreen/beginInteractiveDismissal()``. Until it is lifted by ``finish()`` or ``cancel()``
/// the transition stays in flight, however long that takes.
@MainActor public final class TerminalDrag {
  private let transition: TerminalTransition

  init(_ transition: TerminalTransition) {
    self.transition = transition
  }

  /// Whether the finger is still on the screen.
  public var isActive: Bool { transition.isInteractive }

  /// Moves the finger.
  ///
  /// - Parameter percentComplete: How much of the way is done, from 0 to 1.
  public func advance(to percentComplete: CGFloat) {
    transition.advance(to: percentComplete)
  }

  /// Lifts the finger far enough along: the page or sheet goes.
  public func finish() {
    transition.endInteraction(isCancelled: false)
  }

  /// Lifts the finger too early: the page or sheet comes back.
  public func cancel() {
    transition.endInteraction(isCancelled: true)
  }
}

extension TerminalScreen {
  /// Begins to drag the topmost page to the right, as the user does with a swipe from the left edge.
  ///
  /// - Returns: The finger; nil where there is no way back, and while something moves.
  public func beginInteractivePop() -> TerminalDrag? {
    guard !ignoresInteraction, !hasFinger else { return nil }
    let page = focusScope?.pageController
    return page?.navigationController?.beginInteractivePop().map(TerminalDrag.init)
  }

  /// Begins to pull the topmost sheet down.
  ///
  /// - Returns: The finger; nil where no sheet is on top, while something moves, and where the sheet
  ///   must stay, which its delegate is told.
  public func beginInteractiveDismissal() -> TerminalDrag? {
    guard !ignoresInteraction, !hasFinger, let layer = focusScope as? PresentationView
    else { return nil }
    return layer.presentation?.beginInteractiveDismissal().map(TerminalDrag.init)
  }

  private var hasFinger: Bool { transitionsInFlight.contains { $0.isInteractive } }
}
