/// A scene with windows on a screen.
@MainActor public final class UIWindowScene: UIScene {
  /// The windows of the scene, from back to front.
  public private(set) var windows: [UIWindow] = []
  /// The screen that shows the scene.
  public internal(set) weak var terminalScreen: TerminalScreen?
  /// Returns whether the user's key may quit now; an app sets it to ask first about what would be lost.
  ///
  /// Signals, and a terminal that was closed, end the app without it.
  package var terminalShouldQuit: @MainActor () -> Bool = { true }

  /// The window that receives keys: the frontmost one that isn't hidden.
  public var keyWindow: UIWindow? { windows.last { !$0.isHidden } }

  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    if let terminalScreen { window.frame = terminalScreen.windowBounds }
    terminalScreen?.setNeedsUpdate()
  }
}
