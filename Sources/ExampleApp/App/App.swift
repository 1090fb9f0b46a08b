import Coordinator
import CoordinatorLinks
import Redux
import UIKit

/// The app: its store, its file and its coordinator.
///
/// What is in this folder, and in `Inspector`, `Launch`, `Recordings`, `Storage` and `Views`, is the
/// same in every app. It uses only this from `Composition`: `recordableTypes`, `AppState` (with
/// `navigation`, `links`, `storage`, `isLoading` and `failure`), `AppMap` (with `isForm`, the tabs' `item`
/// and the dialogs' `content`), `AppRoute`, `AppLinks`, `AppOptions`, `Services` (with `clock`, `recorder`
/// and `trail`), `SavedData`, `SavedFile.observed(in:)`, `appMiddleware(_:)`, `makeCoordinator(of:context:)`,
/// `makeContainers()` and `configure(_:for:)`.
@MainActor final class App {
  let store: Store<AppState>
  private let file: StateFile
  private let services: Services
  private let coordinator: AppCoordinator
  private var travelBar: TravelBar?
  /// Whether no other app has the file, and what a run left that never ended.
  private var isOurs = false
  private var report: CrashReport?

  /// Makes the app as the command line says.
  convenience init(launch: Launch) {
    if let url = launch.replay, let session = try? SessionFile(contentsOf: url) {
      self.init(replaying: session.recording)
      if launch.isPlain { store.travel(to: session.steps.count) }
    } else {
      self.init(
        services: Services(launch),
        file: StateFile(directory: launch.dataDirectory, isReadOnly: launch.isPlain),
        writer: launch.record.flatMap { try? SessionWriter(url: $0) })
    }
  }

  /// Makes the app, and restores what was saved.
  ///
  /// A writer records the session in a file.
  convenience init(services: Services, file: StateFile, writer: SessionWriter? = nil) {
    let recording = services.recorder.flatMap { writer?.middleware($0) }
    self.init(services, file, middleware: appMiddleware(services) + [recording].compactMap(\.self))
    isOurs = file.open()
    resume()
    restore(file.read())
    if !isOurs { store.dispatch(StorageAction.openFailed(.inUse)) }
    saveChanges()
  }

  /// Makes an app that only shows a recorded session: nothing runs, and nothing is saved.
  convenience init(
    replaying recording: Recording<AppState>, services: Services = Services(Launch())
  ) {
    var services = services
    services.recorder = Recorder(replaying: recording)
    self.init(services, StateFile(directory: .temporaryDirectory), middleware: [])
  }

  private init(_ services: Services, _ file: StateFile, middleware: [Middleware<AppState>]) {
    (self.services, self.file) = (services, file)
    store = Store(
      initialState: AppState(), middleware: middleware, reducing: .main,
      recorder: services.recorder)
    coordinator = AppCoordinator(store: store, services: services, directory: file.directory)
  }

  /// Shows the app in a window, with a bar above it while it shows an earlier moment.
  func start(in window: UIWindow, showsTravel: Bool = true) {
    coordinator.start(in: window)
    // A question that a link asks is more urgent.
    if let report, store.read(\.navigation.dialog) == nil {
      store.dispatch(CrashAction.reported(report))
    }
    guard showsTravel, let recorder = services.recorder, let scene = window.windowScene
    else { return }
    let isReplay = recorder.travel != nil
    let player =
      isReplay ? ReplayPlayer(store: store, recorder: recorder, clock: services.clock) : nil
    player?.play()
    travelBar = TravelBar(store: store, recorder: recorder, in: scene, player: player)
  }

  /// What has happened so far, if that is recorded.
  var recording: Recording<AppState>? { services.recorder?.recording }

  /// Opens a link, or says why it can't.
  func open(_ link: String, from source: LinkSource) {
    store.dispatch(
      LinkAction<AppMap>.received(RawLink(link), from: source), from: ActionSource("link"))
  }

  /// Says that the app may crash from now on, until it is suspended or closed.
  func resume() {
    guard isOurs, !file.isReadOnly else { return }
    report = services.trail.begin(in: file.directory) ?? report
  }

  /// Waits until all changes are on disk; the system may end the app from now on, which is no crash.
  func suspend() {
    file.flush()
    services.trail.end()
  }

  /// Saves what is pending, and lets another app have the file.
  func close() {
    suspend()
    file.close()
  }

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
      guard store?.isTravelling == false else { return }
      file.write(saved) { [weak store] in store?.dispatch($0) }
    }
  }
}
