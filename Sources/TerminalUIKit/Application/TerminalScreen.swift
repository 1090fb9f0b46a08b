import Foundation

/// A display of cells, headless or on the device: lays out, draws, and hands events to the views.
///
/// It draws once a turn of the main queue and only if something changed. Without a device it is what tests
/// read and click: what they see is what a user would.
@MainActor public final class TerminalScreen {
  /// The scene whose windows the screen shows.
  public let windowScene = UIWindowScene()
  /// The size in cells.
  public private(set) var size: TerminalSize
  /// How many frames differed from the one before.
  public private(set) var frameCount = 0

  /// How view controllers come and go on this screen.
  public let transitions: TerminalTransitions
  /// Moves the clock of the transitions on while a wait of this screen is held up by one.
  ///
  /// Without it a test moves the clock itself, and a wait for what comes after a transition would
  /// end in its time limit.
  public var advanceClock: (@MainActor () async -> Void)?

  let focus = TerminalFocus()
  var transitionsInFlight: Set<TerminalTransition> = []
  var isClockAdvancing = false
  /// Whether someone is there to use keys: else there is neither a focus nor a line of help.
  var isInteractive = true
  /// Whether activity indicators turn, for who isn't disturbed by it.
  var isMoving = true
  var isQuit = false
  /// Where frames go; nil for a headless screen, which doesn't turn its activity indicators either.
  var present: ((TerminalCanvas) -> Void)?
  var onQuit: () -> Void = {}
  var pressedView: UIView?
  var waiters: [TerminalWaiter] = []
  private(set) var canvas: TerminalCanvas
  private(set) var tick = 0
  private(set) var isUpdateScheduled = false
  private var isUpdating = false
  private(set) var wantsTick = false

  /// Makes a headless screen.
  ///
  /// - Parameters:
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  ///   - transitions: How view controllers come and go: without taking time, or as UIKit's may at
  ///     worst.
  public init(columns: Int = 80, rows: Int = 24, transitions: TerminalTransitions = .immediate) {
    self.transitions = transitions
    size = TerminalSize(columns: columns, rows: rows)
    canvas = TerminalCanvas(size: size)
    windowScene.terminalScreen = self
  }

  /// The rows as text, laid out and drawn as of now.
  public var text: String { updated.text }

  /// Where which style is, laid out and drawn as of now.
  public var attributes: String { updated.attributes }

  /// A picture of the screen, laid out and drawn as of now.
  public func svg(theme: TerminalTheme, title: String) -> String {
    TerminalPicture(canvas: updated, theme: theme, title: title).svg
  }

  private var updated: TerminalCanvas {
    update()
    return canvas
  }

  /// The points that windows have: all rows but the one of the help line.
  var windowBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.columns * 8, height: (size.rows - (isInteractive ? 1 : 0)) * 16)
  }

  /// Gives the screen another size, as a terminal's window does when the user drags it.
  ///
  /// What has the focus stays in sight.
  public func resize(columns: Int, rows: Int) {
    size = TerminalSize(columns: columns, rows: rows)
    focus.keepInSight {
      for window in windowScene.windows {
        window.frame = windowBounds
        window.layoutIfNeeded()
      }
    }
    setNeedsUpdate()
  }

  /// Has a frame drawn in the next turn of the main queue.
  func setNeedsUpdate() {
    guard !isUpdateScheduled, !isUpdating else { return }
    isUpdateScheduled = true
    TerminalTurn.next { [weak self] in self?.update() }
  }

  /// Presents the frame again, to a terminal that lost it.
  func redraw() {
    update()
    present?(canvas)
  }

  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    isUpdateScheduled = false
    for window in windowScene.windows { window.layoutIfNeeded() }
    if isInteractive { focus.repair(in: focusScope) }
    for window in windowScene.windows { window.layoutIfNeeded() }
    show(drawn())
    isUpdating = false
    scheduleTick()
    answerWaiters()
  }

  private func show(_ frame: TerminalCanvas) {
    guard frame != canvas || frameCount == 0 else { return }
    canvas = frame
    frameCount += 1
    present?(frame)
  }

  /// Asks for another frame a little later, from a view that moves by itself.
  func setNeedsTick() {
    wantsTick = present != nil && isMoving
  }

  private func scheduleTick() {
    guard wantsTick else { return }
    wantsTick = false
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      MainActor.assumeIsolated {
        self?.tick += 1
        self?.setNeedsUpdate()
      }
    }
  }
}
