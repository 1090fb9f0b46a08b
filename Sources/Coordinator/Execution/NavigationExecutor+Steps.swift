extension NavigationExecutor {
  /// The rest of the way to the target.
  struct RemainingSteps {
    var steps: ArraySlice<NavigationStep<Map>>
    /// The last step that the user sees, which is the only one to be animated.
    let lastVisible: Int?
    /// What the UI shows if every step so far did what it says.
    var expected: NavigationState<Map>

    init(from shown: NavigationState<Map>, to target: NavigationState<Map>) {
      let steps = plan(from: shown, to: target)
      self.steps = steps[...]
      lastVisible = lastVisibleStep(of: steps, from: shown)
      expected = shown
    }
  }

  /// Something that the executor waits for: a driver that is ready, or the end of a step.
  struct Wait {
    let id: Int
    /// Cancels the watchdog, which is set if it doesn't end at once.
    var cancelAlarm: (@MainActor () -> Void)?
  }

  /// Performs step after step, until one takes its time or none is left.
  ///
  /// A loop rather than recursion, because a driver may end a step, and the app may set another
  /// target, before `perform` returns.
  func proceed() {
    guard !isProceeding else { return }
    isProceeding = true
    defer { isProceeding = false }
    while phase == .moving, wait == nil, driver.shown != nil {
      let id = beginWait()
      driver.whenReady { [weak self] in self?.performNextStep(id) }
      setWatchdog(id) { [weak self] in self?.proceed() }
    }
  }

  private func performNextStep(_ id: Int) {
    guard let wait = endWait(id) else { return }
    // While the executor was waiting, anything may have moved.
    if wait.cancelAlarm != nil { remaining = nil }
    if let (step, isAnimated) = nextStep() {
      let id = beginWait()
      driver.perform(step, animated: isAnimated) { [weak self] in self?.finish(step, id) }
      setWatchdog(id) { [weak self] in self?.timeOut(step) }
    }
    proceed()
  }

  private func nextStep() -> (NavigationStep<Map>, isAnimated: Bool)? {
    guard phase == .moving, let target, let shown = driver.shown else { return nil }
    var rest = remaining.take() ?? RemainingSteps(from: shown, to: target)
    guard let step = rest.steps.first else {
      settle(.settled)
      return nil
    }
    guard faults <= retries else {
      settle(.gaveUp)
      report(.gaveUp(target: target, shown: shown))
      return nil
    }
    let isAnimated = animates && rest.steps.startIndex == rest.lastVisible
    rest.steps.removeFirst()
    rest.expected.apply(step)
    remaining = rest
    return (step, isAnimated)
  }

  /// Checks where a step has led.
  ///
  /// Steps that end at once are checked together, after the last one: comparing places after each of
  /// thousands would take quadratic time. A completion that is called twice, or after the watchdog,
  /// only makes sure that all is well.
  private func finish(_ step: NavigationStep<Map>, _ id: Int) {
    guard let wait = endWait(id) else { return driverChanged() }
    if let remaining, wait.cancelAlarm != nil || remaining.steps.isEmpty,
      driver.shown != remaining.expected
    {
      self.remaining = nil
      if let shown = driver.shown { fault(.missed(step, shown: shown)) }
    }
    proceed()
  }

  private func timeOut(_ step: NavigationStep<Map>) {
    remaining = nil
    fault(.timedOut(step))
    proceed()
  }

  func fault(_ incident: NavigationIncident<Map>) {
    faults += 1
    report(incident)
  }

  private func beginWait() -> Int {
    waitCount += 1
    wait = Wait(id: waitCount)
    return waitCount
  }

  /// Returns what was waited for, or `nil` if it has ended already, so that each end counts once.
  private func endWait(_ id: Int) -> Wait? {
    guard let wait, wait.id == id else { return nil }
    wait.cancelAlarm?()
    self.wait = nil
    return wait
  }

  private func setWatchdog(_ id: Int, timeOut: @escaping @MainActor () -> Void) {
    guard wait?.id == id else { return }
    wait?.cancelAlarm = watchdog { [weak self] in
      if self?.endWait(id) != nil { timeOut() }
    }
  }
}

/// Returns the index of the last step that changes what the user sees: no modal covers the change,
/// and no other tab is in front of it.
private func lastVisibleStep<Map>(
  of steps: [NavigationStep<Map>], from shown: NavigationState<Map>
) -> Int? {
  var (root, tab, modals) = (shown.root, shown.selectedTab, shown.modals.count)
  var last: Int?
  for (index, step) in steps.enumerated() {
    switch step {
    case .enter(let place):
      if place.root != root { modals = 0 }
      if modals == 0 { last = index }
      (root, tab) = (place.root, place.selectedTab)
    case .select(let next):
      if modals == 0 { last = index }
      tab = next
    case .push(_, let container), .pop(_, let container), .set(_, let container):
      if container == (modals == 0 ? .tab(tab) : .modal(modals - 1)) { last = index }
    case .present:
      (last, modals) = (index, modals + 1)
    case .dismiss(let kept):
      (last, modals) = (index, kept)
    case .ask, .endDialog:
      last = index
    }
  }
  return last
}
