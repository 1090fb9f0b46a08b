/// Calls a closure after a while, and returns a closure that cancels the call.
typealias Alarm = @MainActor (_ ring: @escaping @MainActor () -> Void) -> @MainActor () -> Void

/// Creates an alarm that rings after a time on a clock.
func makeAlarm(after duration: Duration, on clock: any Clock<Duration>) -> Alarm {
  makeAlarm { try await clock.sleep(for: duration) }
}

/// Creates an alarm that rings after a time in which the app could run.
///
/// While the app is suspended, its clock may continue, but the UI doesn't move. So an alarm that wakes much
/// too late begins again.
func makeWatchdog(after duration: Duration, on clock: any Clock<Duration>) -> Alarm {
  makeAlarm {
    while try await hasOverslept(duration, on: clock) {}
  }
}

private func makeAlarm(after sleep: @escaping @Sendable () async throws -> Void) -> Alarm {
  { ring in
    let task = Task { @MainActor in
      guard (try? await sleep()) != nil, !Task.isCancelled else { return }
      ring()
    }
    return { task.cancel() }
  }
}

/// Sleeps, and returns whether that took more than twice as long as it should.
private func hasOverslept<SomeClock: Clock>(
  _ duration: Duration, on clock: SomeClock
) async throws -> Bool where SomeClock.Duration == Duration {
  let start = clock.now
  try await clock.sleep(for: duration)
  return start.duration(to: clock.now) > duration * 2
}
