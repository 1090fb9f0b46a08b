package import AppShell

/// A window of a screen that a program looks at, which says when it is touched, because windows side by side are all active.
package final class TouchedWindow: UIWindow {
  /// Called for each event of the user, before it is handled.
  package var touched: () -> Void = {}

  package override func sendEvent(_ event: UIEvent) {
    touched()
    super.sendEvent(event)
  }
}
