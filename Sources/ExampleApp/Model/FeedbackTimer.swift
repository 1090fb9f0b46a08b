import Redux

/// Returns middleware that removes feedback after a while.
nonisolated func feedbackTimer(clock: any Clock<Duration>) -> Middleware<AppState> {
  { dispatch, getState in
    { next in
      { action in
        let before = getState().feedback.count
        next(action)
        let count = getState().feedback.count
        guard count != before else { return }
        Task {
          try? await clock.sleep(for: .seconds(4))
          dispatch(FeedbackAction.ended(count))
        }
      }
    }
  }
}
