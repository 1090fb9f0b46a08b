import Coordinator
import Redux
import UIKit

/// The app: its store, its file and its coordinator.
///
/// What is in this folder, and in `Launch`, `Storage` and `Views`, is the same in every app. It uses
/// only this from `Composition`: `AppState` (with `navigation`, `links`, `storage`, `isLoading` and `failure`), `AppMap` (with
/// `isForm`, the tabs' `item` and the dialogs' `content`), `AppRoute`, `AppLinks`, `AppOptions`, `Services` (with `clock`),
/// `SavedData`, `SavedFile.observed(in:)`, `appMiddleware(_:)`,
/// `makeCoordinator(of:context:)` and `showBadges(of:in:)`.
@MainActor final class App {
  let store: Store<AppState>
  private let file: StateFile
  private let coordinator: AppCoordinator

  /// Makes the app as the command line says.
  convenience init(launch: Launch) {
    let file = StateFile(directory: launch.dataDirectory, isReadOnly: launch.isPlain)
    self.init(services: Services(launch), file: file)
  }

  /// Makes the app, and restores what was saved.
  init(services: Services, file: StateFile) {
    self.file = file
    store = Store(
      initialState: AppState(), middleware: appMiddleware(services), reducing: .main,
      recorder: services.recorder)
    coordinator = AppCoordinator(store: store, services: services)
    let isOurs = file.open()
    restore(file.read())
    if !isOurs { store.dispatch(StorageAction.openFailed(.inUse)) }
    saveChanges()
  }

  /// Shows the app in a window.
  func start(in window: UIWindow) { coordinator.start(in: window) }

  /// Opens a link, or says why it can't.
  func open(_ link: String, from source: LinkSource) {
    store.dispatch(LinkAction<AppMap>.received(RawLink(link), from: source))
  }

  /// Waits until all changes are on disk.
  func save() { file.flush() }

  /// Saves what is pending, and lets another app have the file.
  func close() { file.close() }

  private func restore(_ reading: StateFile.Reading) {
    switch reading {
    case .nothing: break
    case .data(let data, let place):
      store.dispatch(StorageAction.loaded(data))
      guard let place else { return }
      for cut in place.cuts { store.dispatch(StorageAction.placeCut("\(cut)")) }
      store.dispatch(AppRoute.restore(place.state))
    case .problem(let problem): store.dispatch(StorageAction.openFailed(problem))
    }
  }

  private func saveChanges() {
    SavedFile.observed(in: store).subscribe(with: file) { [weak store] file, saved in
      file.write(saved) { [weak store] in store?.dispatch($0) }
    }
  }
}
