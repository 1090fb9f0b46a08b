import AppShell
import Coordinator
import Redux

/// Says so when the notes can't be loaded, wherever the user is.
let loadAlert: Middleware<NotesAppState> = listener { action, dispatch, _ in
  if case .load(.failure(NotesError.unreachable))? = action.as(NotesAction.self) {
    dispatch(NotesRoute.ask(.loadFailed))
  }
}

extension NotesApp {
  static func dialog(_ dialog: ShellDialog) -> NotesMap.Dialog { .shell(dialog) }
}

extension NotesAppCoordinator {
  nonisolated static func content(of dialog: NotesMap.Dialog) -> DialogContent {
    switch dialog {
    case .shell(let dialog): App.shellContent(of: dialog)
    case .loadFailed:
      DialogContent(
        title: "No Connection", message: "Check your network, and choose Try Again.",
        choices: [.init("OK", role: .cancel)])
    }
  }
}
