/// Brings a UI to where the state says the user is, and keeps it there.
///
/// One transition is in flight at a time. The newest target wins: when a step ends, the way is
/// planned again from what the UI really shows. A step that never ends, one that ends elsewhere,
/// and a UI that moves by itself are reported and repaired, a bounded number of times. Keep the
/// executor as long as the window: a subscription does not do so.
///
/// ```swift
/// store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
/// ```
@MainActor public final class NavigationExecutor<Map: NavigationMap> {
  /// Where the UI should be: the newest state it was told, or `nil` before the first.
  public internal(set) var target: NavigationState<Map>?

  let driver: any NavigationDriver<Map>
  let report: @MainActor (NavigationIncident<Map>) -> Void
  let watchdog: Alarm
  let grace: Alarm
  let retries: Int
  var phase = Phase.settled
  var flight: Flight?
  var flights = 0
  var faults = 0
  var animates = false
  var isStepping = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes an executor, which does nothing until it has a target and the driver a window.
  ///
  /// - Parameters:
  ///   - driver: Moves the UI. The executor keeps it; it must not keep the executor.
  ///   - clock: Measures the watchdog's patience.
  ///   - patience: How long a step may take before it is given up and the way planned again.
  ///   - grace: How long the UI may be ahead of the state, when the user moved and the store was
  ///     busy, before that counts as going astray.
  ///   - retries: How many faults are repaired on the way to one target; after that the UI is left
  ///     alone until there is another.
  ///   - report: Told of each fault, at once and on the main actor.
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

  /// Whether the UI rests: it is at the target, or was given up.
  public var isSettled: Bool { phase == .settled || phase == .gaveUp }

  /// Makes this the target, unless it is already; a transition in flight is let end first.
  ///
  /// Before there is a window the target is only kept, and the window opens on it.
  ///
  /// - Parameters:
  ///   - target: Where the UI should be.
  ///   - animated: Whether the user may see the way there.
  public func go(to target: NavigationState<Map>, animated: Bool = true) {
    guard target != self.target || phase == .gaveUp else { return driverChanged() }
    self.target = target
    phase = .moving
    faults = 0
    animates = animated && driver.shown != nil
    proceed()
  }

  /// Looks whether the UI is where it should be, and brings it back if not.
  ///
  /// Call it when a window was attached, and when something other than a step or the user may
  /// have changed the UI.
  public func driverChanged() {
    guard let shown = driver.shown else { return }
    switch phase {
    case .settled: if let target, shown != target { doubt() }
    case .doubting: if shown == target { settle(.settled) }
    case .moving: proceed()
    case .gaveUp: break
    }
  }

  /// Waits until the UI rests; while there is no window, until there is one.
  ///
  /// To cancel the caller's task does not end the wait.
  public func settled() async {
    guard !isSettled else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func settle(_ phase: Phase) {
    self.phase = phase
    let waiting = waiting
    self.waiting = []
    for waiter in waiting { waiter.resume() }
  }
}

extension NavigationExecutor {
  enum Phase {
    case moving, settled, doubting, gaveUp
  }

  /// A step that was begun and has not ended.
  struct Flight {
    let id: Int
    let step: NavigationStep<Map>
    let target: NavigationState<Map>
    let landing: NavigationState<Map>
    let callOffAlarm: @MainActor () -> Void
  }
}
