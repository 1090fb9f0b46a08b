import Coordinator
import Redux
import UIKit

/// The app as a whole: its store, with what outlives it, and its coordinator.
@MainActor final class App {
  let store: Store<AppState>
  private let file: StateFile
  private let coordinator: AppCoordinator

  /// Puts the app together as it was asked to start.
  convenience init(launch: Launch) {
    self.init(services: Services(launch), file: StateFile(directory: launch.dataDirectory))
  }

  /// Puts the app together and restores what the file holds.
  init(services: Services, file: StateFile) {
    self.file = file
    store = Store(
      initialState: AppState(),
      middleware: [
        logger(sink: services.log),
        recording(services.recorder, when: { !($0 is InspectorAction) }), intake, interactions,
        analytics(event: AnalyticsEvent.init, sink: services.track), persistence(file),
      ],
      reducing: .main)
    coordinator = AppCoordinator(store: store, services: services)
    let isOurs = file.open()
    restore(file.read())
    if !isOurs { store.dispatch(StorageAction.inUse) }
  }

  /// Shows the app in a window.
  func start(in window: UIWindow) { coordinator.start(in: window) }

  /// Goes where a link leads, or says why not.
  func open(_ link: String, from source: LinkSource) {
    store.dispatch(LinkAction<AppMap>.received(RawLink(link), from: source))
  }

  /// Waits until everything that changed is on disk.
  func save() { file.flush() }

  /// Writes what waits, and lets another app have the data.
  func close() { file.close() }

  private func restore(_ reading: StateFile.Reading) {
    switch reading {
    case .nothing: break
    case .file(let file, let place):
      store.dispatch(StorageAction.loaded(file))
      if let place { restore(place) }
    case .setAside(let name): store.dispatch(StorageAction.setAside(name: name))
    case .failed(let reason): store.dispatch(StorageAction.readFailed(reason))
    }
  }

  private func restore(_ place: RestoredNavigation<AppMap>) {
    for cut in place.cuts { store.dispatch(StorageAction.placeCut("\(cut)")) }
    store.dispatch(AppRoute.restore(place.state))
  }
}
