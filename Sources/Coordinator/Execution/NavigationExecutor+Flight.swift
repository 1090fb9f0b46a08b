extension NavigationExecutor {
  /// Performs step after step, until one takes its time or there is none.
  ///
  /// A driver that ends a step at once, or sets another target meanwhile, is caught by the loop
  /// rather than by recursion.
  func proceed() {
    guard !isStepping else { return }
    isStepping = true
    defer { isStepping = false }
    while phase == .moving, flight == nil, let target, let shown = driver.shown {
      step(from: shown, to: target)
    }
  }

  private func step(from shown: NavigationState<Map>, to target: NavigationState<Map>) {
    let steps = plan(from: shown, to: target)
    guard let step = steps.first else { return settle(.settled) }
    guard faults <= retries else {
      settle(.gaveUp)
      return report(.gaveUp(target: target, shown: shown))
    }
    let isAnimated = animates && endsVisibly(steps, at: shown)
    takeOff(step, animated: isAnimated, from: shown, to: target)
  }

  private func takeOff(
    _ step: NavigationStep<Map>, animated: Bool, from shown: NavigationState<Map>,
    to target: NavigationState<Map>
  ) {
    flights += 1
    let id = flights
    flight = Flight(
      id: id, step: step, target: target, landing: apply([step], to: shown),
      callOffAlarm: watchdog { [weak self] in self?.timeOut(id) })
    driver.perform(step, animated: animated) { [weak self] in self?.land(id) }
  }

  /// Ends a flight.
  ///
  /// A second landing, or one after the alarm, only makes sure that all is well.
  private func land(_ id: Int) {
    guard let flight, flight.id == id else { return driverChanged() }
    self.flight = nil
    flight.callOffAlarm()
    if let shown = driver.shown, shown != flight.landing, flight.target == target {
      fault(.missed(flight.step, shown: shown))
    }
    proceed()
  }

  private func timeOut(_ id: Int) {
    guard let flight, flight.id == id else { return }
    self.flight = nil
    fault(.timedOut(flight.step))
    proceed()
  }

  /// Waits a moment before it is said that the UI went astray: perhaps the user has moved, and the
  /// state will say so.
  func doubt() {
    phase = .doubting
    _ = grace { [weak self] in self?.endDoubt() }
  }

  private func endDoubt() {
    guard phase == .doubting else { return }
    guard driver.shown != target else { return settle(.settled) }
    phase = .moving
    animates = false
    if let shown = driver.shown { fault(.drifted(to: shown)) }
    proceed()
  }

  func fault(_ incident: NavigationIncident<Map>) {
    faults += 1
    report(incident)
  }
}
