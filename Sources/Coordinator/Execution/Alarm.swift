/// Calls a closure after a while, and returns what calls that off.
typealias Alarm = @MainActor (_ ring: @escaping @MainActor () -> Void) -> @MainActor () -> Void

/// Returns an alarm that rings after a time told by a clock.
func makeAlarm(after duration: Duration, on clock: any Clock<Duration>) -> Alarm {
  { ring in
    let sleep = Task { @MainActor in
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      ring()
    }
    return { sleep.cancel() }
  }
}
