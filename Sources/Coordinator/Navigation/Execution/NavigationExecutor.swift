/// Brings a UI to where the state says the user is, and keeps it there.
///
/// One transition is in flight at a time, and the newest target wins. A step that never ends, one
/// that ends elsewhere, and a UI that moves by itself are reported and repaired, a bounded number of
/// times. Keep the executor as long as its window; a subscription does not keep it.
///
/// ```swift
/// store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
/// ```
@MainActor public final class NavigationExecutor<Map: NavigationMap> {
  /// The state that the UI should show, or `nil` before the first.
  ///
  /// It is the visible part of the newest state given to ``go(to:animated:)``.
  public private(set) var target: NavigationState<Map>?

  private let driver: any NavigationDriver<Map>
  private let report: @MainActor (NavigationIncident<Map>) -> Void
  private let retries: Int
  private let grace: Alarm
  private let wait: StepWait
  private let pause: RepairPause
  private let rest = RestSignal()
  private var cancelSuspicion: (@MainActor () -> Void)?
  private var phase = Phase.settled
  private var planned: PlannedSteps<Map>?
  private var faults = 0
  /// The number of further attempts after giving up, if the UI changes.
  private var looks = 0
  private var animates = false
  private var isProceeding = false

  /// Creates an executor, which does nothing until it has a target and the driver has a window.
  ///
  /// - Parameters:
  ///   - driver: Moves the UI. The executor keeps it alive; the driver must not keep the executor.
  ///   - clock: Measures `patience` and `grace`. The default stops while the device sleeps.
  ///   - patience: How long a step may take before it is reported and the rest is planned again,
  ///     not counting the time while the app is suspended.
  ///   - grace: How long the UI may differ from the state, after the user has moved and while the
  ///     store is busy, before that counts as drift. Also how long to wait before a step that ended
  ///     elsewhere is repaired, unless the UI changes first. It doubles with each retry.
  ///   - retries: The number of faults to repair on the way to one target. After that, the executor
  ///     tries again only when the UI changes, at most as many times, or when there is another target.
  ///   - report: Called for each fault, immediately and on the main actor.
  public convenience init(
    driver: any NavigationDriver<Map>, clock: any Clock<Duration> = SuspendingClock(),
    patience: Duration = .seconds(3), grace: Duration = .milliseconds(50), retries: Int = 5,
    report: @escaping @MainActor (NavigationIncident<Map>) -> Void
  ) {
    self.init(
      driver: driver, watchdog: makeWatchdog(after: patience, on: clock),
      grace: makeAlarm(after: grace, on: clock), retries: retries, report: report)
  }

  init(
    driver: any NavigationDriver<Map>, watchdog: @escaping Alarm, grace: @escaping Alarm,
    retries: Int, report: @escaping @MainActor (NavigationIncident<Map>) -> Void
  ) {
    self.driver = driver
    self.retries = retries
    self.grace = grace
    wait = StepWait(watchdog: watchdog)
    pause = RepairPause(turn: grace)
    self.report = report
  }

  /// Whether the UI is at rest: it shows the target, or could not be brought there.
  public var isSettled: Bool { phase == .settled || phase == .gaveUp }

  /// Brings the UI to a navigation state, once the transition in flight has ended.
  ///
  /// Without a window the executor only remembers the target, and the window opens on it.
  ///
  /// - Parameters:
  ///   - place: The state that the UI should show.
  ///   - animated: Whether the user may see the last step animated.
  public func go(to place: NavigationState<Map>, animated: Bool = true) {
    let target = place.visible
    guard target != self.target || phase == .gaveUp else { return driverChanged() }
    self.target = target
    cancelSuspicion.take()?()
    phase = .moving
    planned = nil
    faults = 0
    looks = retries
    animates = animated && driver.shown != nil
    pause.cutShort()
    proceed()
  }

  /// Checks whether the UI is where it should be, and brings it back if it isn't.
  ///
  /// Call it when a window has been attached, and whenever something other than a step may have
  /// changed the UI. Call it when the UI leaves its window, too: then the next window opens on the
  /// target, and a modal that has to be presented again is no drift.
  ///
  /// - Parameter place: The newest state, after a move of the user. If the UI shows it, the move isn't reported as
  ///   drift, even if other threads bring the state back to the target meanwhile, of which no observer hears.
  public func driverChanged(to place: NavigationState<Map>? = nil) {
    guard let shown = driver.shown else { return waitForWindow() }
    switch phase {
    case .settled: if let target, shown != target { suspectDrift(unless: place?.visible == shown) }
    case .suspectingDrift: if shown == target { settle(.settled) }
    case .moving:
      pause.cutShort()
      proceed()
    case .gaveUp: lookAgain()
    }
  }

  /// Waits until the UI is at rest, or the caller's task is canceled.
  ///
  /// Without a window, it waits until there is one.
  public func settled() async {
    if !isSettled { await rest.wait() }
  }

  /// Waits a moment before reporting drift: if the user has moved, the state is about to follow.
  private func suspectDrift(unless isUsersMove: Bool) {
    phase = .suspectingDrift
    // A driver that is ready has reported all moves of the user.
    cancelSuspicion = grace { [weak self] in
      self?.driver.whenReady { [weak self] in self?.confirmDrift(unless: isUsersMove) }
    }
  }

  private func confirmDrift(unless isUsersMove: Bool) {
    guard phase == .suspectingDrift else { return }
    guard let shown = driver.shown, shown != target else { return settle(.settled) }
    phase = .moving
    planned = nil
    animates = false
    // The changes so far were the UI's own, so they don't count.
    looks = 0
    if !isUsersMove { fault(.drifted(to: shown)) }
    proceed()
  }

  private func fault(_ incident: NavigationIncident<Map>) {
    faults += 1
    report(incident)
  }

  private func waitForWindow() {
    guard target != nil else { return }
    phase = .moving
    planned = nil
    faults = 0
    animates = false
  }

  /// Tries once more after giving up, because the obstacle may be gone.
  private func lookAgain() {
    guard looks > 0 || driver.shown == target else { return }
    looks -= 1
    faults = retries
    phase = .moving
    planned = nil
    animates = false
    proceed()
  }

  private func settle(_ phase: Phase) {
    cancelSuspicion.take()?()
    self.phase = phase
    rest.send()
  }
}

extension NavigationExecutor {
  private enum Phase {
    case moving, settled, suspectingDrift, gaveUp
  }

  /// Performs step after step, until one takes its time or none is left.
  ///
  /// A loop rather than recursion, because a driver may end a step, and the app may set another
  /// target, before `perform` returns.
  private func proceed() {
    guard !isProceeding else { return }
    isProceeding = true
    defer { isProceeding = false }
    while phase == .moving, wait.isOver, planned != nil || driver.shown != nil {
      wait.begin(
        { driver.whenReady($0) },
        ended: { [weak self] in self?.performNextStep(hasWaited: $0) },
        timedOut: { [weak self] in self?.proceed() })
    }
  }

  private func performNextStep(hasWaited: Bool) {
    // While the executor was waiting, anything may have moved.
    if hasWaited { planned = nil }
    if let (step, isAnimated) = nextStep() {
      wait.begin(
        { driver.perform(step, animated: isAnimated, completion: $0) },
        ended: { [weak self] in self?.finish(step, tookTime: $0) },
        endedAgain: { [weak self] in self?.stepEndedAgain() },
        timedOut: { [weak self] in self?.timeOut(step) })
    }
    proceed()
  }

  private func nextStep() -> (NavigationStep<Map>, isAnimated: Bool)? {
    guard phase == .moving, let target, var rest = planned.take() ?? plannedSteps(to: target)
    else { return nil }
    guard !rest.isEmpty else {
      settle(.settled)
      return nil
    }
    guard faults <= retries else {
      settle(.gaveUp)
      report(.gaveUp(target: target, shown: rest.expected))
      return nil
    }
    let next = rest.next()
    planned = rest
    return next.map { ($0.step, animates && $0.isLastVisible) }
  }

  private func plannedSteps(to target: NavigationState<Map>) -> PlannedSteps<Map>? {
    driver.shown.map { PlannedSteps(from: $0, to: target) }
  }

  /// Checks where a step has led.
  ///
  /// Steps that end immediately are checked together, after the last one: comparing states after each of
  /// thousands would take quadratic time.
  private func finish(_ step: NavigationStep<Map>, tookTime: Bool) {
    if let planned, tookTime || planned.isEmpty, driver.shown != planned.expected {
      self.planned = nil
      if let shown = driver.shown {
        fault(.missed(step, shown: shown))
        waitForRepair()
      }
    }
    proceed()
  }

  private func waitForRepair() {
    wait.begin(
      { pause.begin(afterFaults: faults, end: $0) },
      ended: { [weak self] _ in self?.proceed() },
      timedOut: { [weak self] in self?.proceed() })
  }

  /// Checks the UI after a completion that was called twice, or after the watchdog.
  private func stepEndedAgain() {
    if phase != .gaveUp { driverChanged() }
  }

  private func timeOut(_ step: NavigationStep<Map>) {
    planned = nil
    fault(.timedOut(step))
    proceed()
  }
}
