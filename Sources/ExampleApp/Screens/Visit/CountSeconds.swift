import Redux

/// Makes the work that says each second that one more has gone, until it is cancelled.
func countSeconds(of id: Sight.ID, on clock: any Clock<Duration>) -> Effect<AppState> {
  { store in
    while (try? await clock.sleep(for: .seconds(1))) != nil {
      store.dispatch(VisitAction.secondElapsed(id))
    }
  }
}
