import Foundation

/// A transition in flight.
@MainActor final class TerminalTransition: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private weak var screen: TerminalScreen?
  private let transitions: TerminalTransitions
  private var hasStarted = false
  private var end: @MainActor () -> Void = {}
  private var completions: [() -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(on screen: TerminalScreen?, isAnimated: Bool, isInteractive: Bool = false) {
    self.screen = screen
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    transitions = screen?.transitions ?? .immediate
    super.init()
  }

  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { whenDone { completion(self) } }
    if transitions.takeTime, hasStarted || animation == nil { return false }
    animation?(self)
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  func whenDone(_ work: @escaping () -> Void) {
    completions.append(work)
  }

  /// Starts the transition and runs its end once its time is up, which begins for an interactive
  /// one when the finger leaves the screen.
  func run(_ end: @escaping @MainActor () -> Void) {
    self.end = end
    screen?.transitionsInFlight.insert(self)
    // A wait moves the clock at the end of a frame.
    screen?.setNeedsUpdate()
    TerminalTurn.next { self.hasStarted = true }
    if !isInteractive { finish(after: 1) }
  }

  /// Follows the finger of an interactive transition.
  func advance(to percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
  }

  /// Completes or reverses an interactive transition after the finger has left the screen.
  func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
    finish(after: isCancelled ? percentComplete : 1 - percentComplete)
  }

  private func finish(after share: CGFloat) {
    switch transitions {
    case .immediate where !isAnimated: land()
    case .taking(let duration, let clock) where isAnimated:
      // Off the main actor, so that the clock knows of the sleep however busy the main actor is.
      Task.detached {
        try? await clock.sleep(for: duration * Double(share))
        await self.land()
      }
    case .immediate, .taking: TerminalTurn.next { self.land() }
    }
  }

  private func land() {
    screen?.transitionsInFlight.remove(self)
    percentComplete = isCancelled ? 0 : 1
    end()
    end = {}
    screen?.setNeedsUpdate()
  }

  /// Runs the completions; call it when the transition is no longer the current one.
  func complete() {
    let waiting = completions
    completions = []
    for work in waiting { work() }
  }
}

extension TerminalTransitions {
  /// Whether transitions behave as badly as UIKit's may.
  var takeTime: Bool {
    switch self {
    case .immediate: false
    case .taking: true
    }
  }
}
