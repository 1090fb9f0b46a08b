import AppShell
import Coordinator
import Redux

/// The features that are switched on, in this build or by the server.
struct Flags: Codable, Equatable, Sendable {
  var hasArchive = false
}

/// The features that are switched on now.
struct FlagsState: StateType, Equatable {
  private(set) var current = Flags()

  mutating func reduce(_ action: any ActionType) {
    if case .loaded(let flags)? = action.as(FlagsAction.self) { current = flags }
  }
}

/// The events of the flags.
enum FlagsAction: ActionType, Codable, Equatable {
  case loaded(Flags)
}

/// Shows the tab of a feature while that is switched on.
let flagsMiddleware: Middleware<NotesAppState> = listener { action, dispatch, _ in
  if case .loaded(let flags)? = action.as(FlagsAction.self) {
    dispatch(NotesRoute.setTabs(flags.hasArchive ? [.notes, .archive] : [.notes], of: .main))
  }
}
