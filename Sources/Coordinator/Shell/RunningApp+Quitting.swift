import Coordinator
import Redux

#if !os(iOS)
  /// Quitting by a key, which a terminal offers while there is text that the user would lose.
  extension RunningApp {
    private static var question: App.Map.Dialog { App.dialog(.quit) }

    /// Returns whether the user may quit now.
    ///
    /// If text would be lost, the first key asks, and a second one quits.
    func shouldQuit() -> Bool {
      let state = store.state
      guard !isReplay, !store.isPaused, !App.Main.locked(state).isEmpty else { return true }
      guard state.navigation.dialog != Self.question else { return true }
      store.dispatch(RouteAction<App.Map>.ask(Self.question), from: ActionSource("user"))
      return false
    }

    /// Quits if the user has answered the question so.
    func quit(after move: RouteAction<App.Map>) {
      guard case .user(.answered(Self.question, choice: ShellDialog.quitChoice)) = move else {
        return
      }
      scene?.terminalScreen?.quit()
    }
  }
#endif
