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
  /// What the UI should show: the visible part of the newest state given to ``go(to:animated:)``, or `nil` before that.
  public private(set) var target: NavigationState<Map>?

  let driver: any NavigationDriver<Map>
  let report: @MainActor (NavigationIncident<Map>) -> Void
  let watchdog: Alarm
  let retries: Int
  var phase = Phase.settled
  var remaining: RemainingSteps?
  var wait: Wait?
  var waitCount = 0
  var faults = 0
  var animates = false
  var isProceeding = false
  private var unreachable: Route<Map>?
  private let grace: Alarm
  private var waiting: [AsyncStream<Never>.Continuation] = []

  /// Makes an executor, which does nothing until it has a target and the driver has a window.
  ///
  /// - Parameters:
  ///   - driver: Moves the UI. The executor keeps it alive; the driver must not keep the executor.
  ///   - clock: Measures `patience` and `grace`.
  ///   - patience: How long a step may take before it is reported and the rest is planned again.
  ///   - grace: How long the UI may differ from the state, after the user has moved and while the
  ///     store is busy, before that counts as drift.
  ///   - retries: The number of faults to repair on the way to one target. After that the UI is
  ///     left alone until there is another target.
  ///   - report: Called for each fault, at once and on the main actor.
  public convenience init(
    driver: any NavigationDriver<Map>, clock: any Clock<Duration> = ContinuousClock(),
    patience: Duration = .seconds(3), grace: Duration = .milliseconds(50), retries: Int = 5,
    report: @escaping @MainActor (NavigationIncident<Map>) -> Void
  ) {
    self.init(
      driver: driver, watchdog: makeAlarm(after: patience, on: clock),
      grace: makeAlarm(after: grace, on: clock), retries: retries, report: report)
  }

  init(
    driver: any NavigationDriver<Map>, watchdog: @escaping Alarm, grace: @escaping Alarm,
    retries: Int, report: @escaping @MainActor (NavigationIncident<Map>) -> Void
  ) {
    self.driver = driver
    self.watchdog = watchdog
    self.grace = grace
    self.retries = retries
    self.report = report
  }

  /// Whether the UI is at rest: it shows the target, or could not be brought there.
  public var isSettled: Bool { phase == .settled || phase == .gaveUp }

  /// Brings the UI to a place, once the transition in flight has ended.
  ///
  /// Without a window the executor only remembers the target, and the window opens on it.
  ///
  /// - Parameters:
  ///   - place: Where the UI should be.
  ///   - animated: Whether the user may see the last step animated.
  public func go(to place: NavigationState<Map>, animated: Bool = true) {
    reportUnreachable(place.unreachable)
    let target = place.visible
    guard target != self.target || phase == .gaveUp else { return driverChanged() }
    self.target = target
    phase = .moving
    remaining = nil
    faults = 0
    animates = animated && driver.shown != nil
    proceed()
  }

  /// Checks whether the UI is where it should be, and brings it back if it isn't.
  ///
  /// Call it when a window has been attached, and whenever something other than a step may have
  /// changed the UI.
  public func driverChanged() {
    guard let shown = driver.shown else { return }
    switch phase {
    case .settled: if let target, shown != target { suspectDrift() }
    case .suspectingDrift: if shown == target { settle(.settled) }
    case .moving: proceed()
    case .gaveUp: break
    }
  }

  /// Waits until the UI is at rest, or the caller's task is cancelled.
  ///
  /// Without a window, it waits until there is one.
  public func settled() async {
    guard !isSettled else { return }
    let (rest, continuation) = AsyncStream<Never>.makeStream()
    waiting.append(continuation)
    for await _ in rest {}
  }

  func settle(_ phase: Phase) {
    self.phase = phase
    let waiting = waiting
    self.waiting = []
    for waiter in waiting { waiter.finish() }
  }

  /// Reports once that the app asked for a place that doesn't exist.
  private func reportUnreachable(_ route: Route<Map>?) {
    guard route != unreachable else { return }
    unreachable = route
    route.map { report(.unreachable($0)) }
  }

  /// Waits a moment before reporting drift: if the user has moved, the state is about to follow.
  private func suspectDrift() {
    phase = .suspectingDrift
    _ = grace { [weak self] in self?.confirmDrift() }
  }

  private func confirmDrift() {
    guard phase == .suspectingDrift else { return }
    guard let shown = driver.shown, shown != target else { return settle(.settled) }
    phase = .moving
    remaining = nil
    animates = false
    fault(.drifted(to: shown))
    proceed()
  }
}

extension NavigationExecutor {
  enum Phase {
    case moving, settled, suspectingDrift, gaveUp
  }
}

/// Calls a closure after a while, and returns a closure that cancels the call.
typealias Alarm = @MainActor (_ ring: @escaping @MainActor () -> Void) -> @MainActor () -> Void

private func makeAlarm(after duration: Duration, on clock: any Clock<Duration>) -> Alarm {
  { ring in
    let sleep = Task { @MainActor in
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      ring()
    }
    return { sleep.cancel() }
  }
}
