import Foundation

/// A display of cells, headless or in a terminal, that lays out and draws views and sends them
/// events.
///
/// It draws at most once in a turn of the main queue, and only if something changed. Tests use it
/// without a terminal: they read what a user would see, and press keys and click as a user would. It is then
/// drawn only when somebody looks.
@MainActor public final class TerminalScreen {
  /// The scene whose windows are on the screen.
  public let windowScene = UIWindowScene()
  /// The size in cells.
  public private(set) var size: TerminalSize
  /// The number of frames that differed from the one before.
  public var frameCount: Int {
    drawIfNeeded()
    return count
  }

  /// The manner in which view controllers come and go on this screen.
  public let transitions: TerminalTransitions
  /// Moves the clock of the transitions on while a wait for this screen is held up by one.
  ///
  /// Set it where transitions take time. Otherwise the test must move the clock itself, or a wait
  /// for the end of a transition fails after its time limit.
  public var advanceClock: (@MainActor () async -> Void)?

  /// Whether the app has nothing to do but wait for its clock.
  ///
  /// A wait that nothing will satisfy then ends soon. Without it, such a wait takes until its time limit.
  public var isAppIdle: (@MainActor () -> Bool)?
  /// Called when a wait for a frame has failed, so that a test can say what was there.
  public var onMiss: @MainActor () -> Void = {}

  /// Whether the screen settles only once activity indicators have stopped.
  ///
  /// Turn it off to show a moment at which something loads, when nothing does.
  public var waitsForActivity = true

  let focus = TerminalFocus()
  var transitionsInFlight: Set<TerminalTransition> = []
  /// The number of presentations whose views aren't there yet.
  var comingPresentations = 0
  var isClockAdvancing = false
  /// Whether a user can press keys; if not, there is no focus and no help line.
  var isInteractive = true
  /// Whether activity indicators spin; users can turn that off.
  var isMoving = true
  /// Whether the terminal is light or dark, as far as it is known.
  var theme: () -> TerminalTheme = { .dark }
  /// Whether activity indicators stand still, because the screen shows an earlier moment.
  package var isFrozen = false
  package internal(set) var isQuit = false
  /// Whether all keys are listed over the page.
  var isListingKeys = false { didSet { if !isListingKeys { firstListedKey = 0 } } }
  /// The first row of the list, which scrolls where it has no room.
  var firstListedKey = 0
  /// Why the last event had no effect, in place of the keys in the last row until the next event.
  var notice: String?
  /// Shows a frame in the terminal; nil for a headless screen, whose activity indicators don't
  /// spin.
  var present: ((TerminalCanvas) -> Void)?
  var onQuit: () -> Void = {}
  var pressedView: UIView?
  var pressedPoint = TerminalPoint(column: 0, row: 0)
  var waiters: [TerminalWaiter] = []
  /// The last frame.
  var canvas: TerminalCanvas {
    drawIfNeeded()
    return frame
  }
  private var frame: TerminalCanvas
  private var count = 0
  /// Whether something has changed since the last update.
  private var hasChanged = true
  /// Whether the frame isn't drawn yet, because there is no terminal.
  private var isStale = false
  private(set) var tick = 0
  private(set) var isUpdateScheduled = false
  /// The time at which the next update was scheduled.
  private var scheduleTime = ContinuousClock.now
  /// Returns the time, which a test can set.
  var now: () -> ContinuousClock.Instant = { .now }
  private var isUpdating = false
  private(set) var wantsTick = false

  /// Creates a headless screen.
  ///
  /// - Parameters:
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  ///   - transitions: The manner in which view controllers come and go.
  public init(columns: Int = 80, rows: Int = 24, transitions: TerminalTransitions = .immediate) {
    self.transitions = transitions
    size = TerminalSize(columns: columns, rows: rows)
    frame = TerminalCanvas(size: size)
    windowScene.terminalScreen = self
  }

  /// The rows as text, after layout and drawing.
  public var text: String { updated.text }

  /// The runs of styled cells as text, after layout and drawing.
  public var attributes: String { updated.attributes }

  /// Returns a picture of the screen, after layout and drawing.
  public func svg(theme: TerminalTheme, title: String) -> String {
    TerminalPicture(canvas: updated, theme: theme, title: title).svg
  }

  private var updated: TerminalCanvas {
    update()
    return canvas
  }

  /// The bounds of the windows, in points: all rows except the help line.
  var windowBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.columns * 8, height: (size.rows - (isInteractive ? 1 : 0)) * 16)
  }

  /// Resizes the screen, as the user does with the terminal's window.
  ///
  /// The focused view stays in sight.
  public func resize(columns: Int, rows: Int) {
    let previous = UITraitCollection(self)
    size = TerminalSize(columns: columns, rows: rows)
    let hasOtherClass = UITraitCollection(self).horizontalSizeClass != previous.horizontalSizeClass
    focus.keepInSight {
      for window in windowScene.windows {
        window.frame = windowBounds
        if hasOtherClass { window.rootViewController?.sizeClassChanged(from: previous) }
        window.layoutIfNeeded()
      }
    }
    setNeedsUpdate()
  }

  /// Schedules a frame for the next turn of the main queue, because something has changed.
  func setNeedsUpdate() {
    hasChanged = true
    scheduleUpdate()
  }

  /// Schedules an update for the next turn of the main queue.
  func scheduleUpdate() {
    guard !isUpdateScheduled, !isUpdating else { return }
    isUpdateScheduled = true
    scheduleTime = now()
    TerminalTurn.next { [weak self] in self?.update() }
  }

  /// Draws a frame if one has been due for a while, because many keys came together.
  ///
  /// The main queue gets to the next turn only after all of them.
  func updateIfOverdue() {
    guard present != nil, isUpdateScheduled, now() - scheduleTime > .milliseconds(33) else {
      return
    }
    update()
  }

  /// Shows the frame again in a terminal that lost it.
  func redraw() {
    let before = count
    update()
    if count == before { present?(canvas) }
  }

  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    isUpdateScheduled = false
    arrange()
    isStale = isStale || hasChanged
    hasChanged = false
    isUpdating = false
    if present != nil { drawIfNeeded() }
    scheduleTick()
    answerWaiters()
  }

  private func drawIfNeeded() {
    guard isStale, !isUpdating else { return }
    isUpdating = true
    isStale = false
    arrange()
    show(drawn())
    isUpdating = false
  }

  /// Lays out the views for the next key or click, without drawing them, and tells the window of it.
  ///
  /// Keys that come together, typed fast or held down, then share a frame.
  func prepareForEvent() {
    notice = nil
    guard !isUpdating else { return }
    isUpdating = true
    arrange()
    isUpdating = false
    windowScene.keyWindow?.sendEvent(UIEvent())
  }

  private func arrange() {
    for window in windowScene.windows { window.layoutIfNeeded() }
    if isInteractive { focus.repair(in: focusScope) }
    for window in windowScene.windows { window.layoutIfNeeded() }
  }

  private func show(_ newFrame: TerminalCanvas) {
    guard newFrame != frame || count == 0 else { return }
    frame = newFrame
    count += 1
    present?(frame)
  }

  /// Requests another frame a little later, for a view that is animated.
  func setNeedsTick() {
    wantsTick = present != nil && isMoving && !isFrozen
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
