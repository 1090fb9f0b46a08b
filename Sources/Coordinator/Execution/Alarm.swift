/// Calls a closure after a while, and returns a closure that cancels the call.
typealias Alarm = @MainActor (_ ring: @escaping @MainActor () -> Void) -> @MainActor () -> Void

/// Makes an alarm that rings after a time on a clock.
func makeAlarm(after duration: Duration, on clock: any Clock<Duration>) -> Alarm {
  { ring in
    let sleep = Task { @MainActor in
      guard (try? await clock.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      ring()
    }
    return { sleep.cancel() }
  }
}
