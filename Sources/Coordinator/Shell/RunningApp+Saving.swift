import Coordinator
import Redux

extension RunningApp {
  /// The question whether to open the file that may have ended the last run.
  nonisolated static var fileQuestion: App.Map.Dialog { App.dialog(.openAgain) }

  /// Returns whether an action asks or answers that question, while all others wait.
  nonisolated static func isAboutFile(_ action: any ActionType) -> Bool {
    switch action.as(RouteAction<App.Map>.self) {
    case .ask(let dialog), .user(.answered(let dialog, _)): dialog == fileQuestion
    default: false
    }
  }

  /// Gives the store what was saved, with the user's location.
  func restore(_ reading: StateFile<App>.Reading) {
    switch reading {
    case .nothing: break
    case .data(let data, let place):
      store.dispatch(StorageAction.loaded(data))
      guard let place else { return }
      for cut in place.cuts { store.dispatch(StorageAction<App.Saved>.placeCut("\(cut)")) }
      let navigation = hasWindows ? place.state : place.state.inOneWindow
      store.dispatch(RouteAction.restore(navigation))
    case .problem(let problem): store.dispatch(StorageAction<App.Saved>.openFailed(problem))
    }
  }

  /// Saves the current data and location, and each change from now on.
  func saveChanges() {
    for subscription in saving { subscription.cancel() }
    let data = App.saved(in: store).subscribe(with: self) { [weak store, file] _, saved in
      guard let store else { return }
      let place = store.state.navigation
      Self.save(in: file, from: store) { contents in
        contents.data = saved
        contents.place = place
      }
    }
    let place = store.observe(\.navigation).subscribe(with: self) { [weak store, file] _, place in
      if let store { Self.save(in: file, from: store) { $0.place = place } }
    }
    saving = [data, place]
  }

  nonisolated private static func save(
    in file: StateFile<App>, from store: Store<App.State>, _ change: (inout SavedFile<App>) -> Void
  ) {
    guard !store.isPaused else { return }
    file.update(change) { [weak store] in store?.dispatch($0) }
  }
}
