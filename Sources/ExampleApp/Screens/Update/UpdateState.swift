import AppShell
import Redux

/// Whether the server refuses this version of the app, and the progress of asking it again.
struct UpdateState: StateType, Equatable {
  private(set) var isNeeded = false
  private(set) var check: DataState<SightsPage> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case UpdateAction.refused: isNeeded = true
    case UpdateAction.check(.success): self = UpdateState()
    case UpdateAction.check(let event): check.reduce(event)
    default: break
    }
  }
}
