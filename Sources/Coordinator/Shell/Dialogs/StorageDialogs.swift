import Coordinator
import Redux
import Synchronization

extension AppType {
  /// Tells the user about each problem with their data, once, in a dialog of the shell.
  ///
  /// The dialog waits until the user has answered another question. If something takes its place, such as a link, it is
  /// shown again. It ends by itself when all changes are saved after all.
  static func storageDialogs() -> Middleware<State> {
    let untold = UntoldProblems()
    return listener { action, dispatch, getState in
      for problem in untold.ended(by: action, in: Self.self) {
        dispatch(RouteAction<Map>.endDialog(dialog(.storage(problem))))
      }
      guard let problem = untold.first else { return }
      let navigation = getState().navigation
      let alert = dialog(.storage(problem))
      // Another window may show it.
      let isShown = navigation.windows.contains { navigation.alone(in: $0)?.dialog == alert }
      guard navigation.dialog == nil, !isShown else { return }
      let question = RouteAction<Map>.ask(alert)
      // Middleware of the app may have dropped it.
      if action as? RouteAction<Map> != question { dispatch(question) }
    }
  }
}

/// The problems that the user hasn't been told yet, the oldest first.
private final class UntoldProblems: Sendable {
  private let problems = Mutex<[StorageProblem]>([])

  var first: StorageProblem? { problems.withLock { $0.first } }

  /// Notes an action, and returns the problems that it has ended.
  func ended<App: AppType>(by action: any ActionType, in app: App.Type) -> [StorageProblem] {
    switch action.as(StorageAction<App.Saved>.self) {
    case .openFailed(let problem), .saveFailed(let problem): add(problem)
    case .saved:
      return problems.withLock { problems in
        let ended = problems.filter(\.isUnwritable)
        problems.removeAll(where: \.isUnwritable)
        return ended
      }
    case .loaded, .placeCut, nil: break
    }
    if let problem = action.as(StorageProblem.self) { add(problem) }
    if case .user(.answered(let dialog, _)) = routeAction(in: action, of: App.Map.self).0 {
      problems.withLock { $0.removeAll { App.dialog(.storage($0)) == dialog } }
    }
    return []
  }

  private func add(_ problem: StorageProblem) {
    problems.withLock { if !$0.contains(problem) { $0.append(problem) } }
  }
}

extension StorageProblem {
  fileprivate var isUnwritable: Bool { if case .unwritable = self { true } else { false } }
}
