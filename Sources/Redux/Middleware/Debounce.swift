/// Makes middleware that holds certain actions back until none has come for a while.
///
/// Of a burst only the newest goes on; all other actions pass at once, and so may overtake it. Use
/// one for each kind of action: those that one middleware holds back replace one another.
///
/// - Parameters:
///   - interval: How long none may come.
///   - clock: Measures the interval; a test injects one that it moves.
///   - isHeld: Chooses the actions.
/// - Returns: The middleware.
public func debounce<State>(
  for interval: Duration, clock: any Clock<Duration> = ContinuousClock(),
  when isHeld: @escaping @Sendable (any ActionType) -> Bool
) -> Middleware<State> {
  { _, _ in
    let held = HeldAction()
    return { next in
      { action in
        guard isHeld(action) else { return next(action) }
        held.replace(
          with: Task {
            guard (try? await clock.sleep(for: interval)) != nil, !Task.isCancelled else { return }
            next(action)
          })
      }
    }
  }
}

/// The task that passes an action on later, until another takes its place or the store goes.
private final class HeldAction: Sendable {
  private let task = Locked(Task<Void, Never>?.none)

  deinit { replace(with: nil) }

  func replace(with newTask: Task<Void, Never>?) {
    task.withLock { task in
      defer { task = newTask }
      return task
    }?.cancel()
  }
}
