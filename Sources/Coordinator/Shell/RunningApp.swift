package import Coordinator
public import CoordinatorLinks
import CoordinatorUIKit
public import Foundation
public import Redux

/// An app while it runs: its store, its file and its window.
@MainActor public final class RunningApp<App: AppType>: WindowApp {
  /// The store of the app.
  public let store: Store<App.State>
  /// The app's services.
  public let services: App.Services
  /// The folder with the app's data.
  public var directory: URL { file.directory }

  /// The names of the screens with running effects, one for each effect.
  public var runningEffects: [String] { screens.flatMap { $0.withEffects } }

  /// The screens that are alive, in the order in which they were made, also those that should be gone.
  package var liveScreens: [LiveScreen<App>] { screens.flatMap { $0.all } }
  /// The names of the screens whose coordinators are alive.
  package var livingScreens: [String] { liveScreens.map { "\($0.id.screen)" } }
  /// What the UI shows; nil without a window.
  package var shown: NavigationState<App.Map>? { coordinator?.shown }

  /// The scene of the app's window, once that is shown.
  public private(set) weak var scene: UIWindowScene?

  /// The window with the links, while the user chooses one.
  var palette: UIWindow?
  private let launch: Launch
  /// The tool that a link asked for, perhaps before there was a window.
  private var requestedTool: (any AppTool<App>)?
  private let savesChanges: Bool
  /// What a tool keeps beside the app.
  package let attachment: (any Sendable)?
  /// The objects that tools keep alive.
  private var companions: [AnyObject] = []
  private let file: StateFile<App>
  private var coordinator: AppCoordinator<App>?
  /// The screens of the coordinator, and before them those of coordinators that were replaced.
  private var screens: [LiveScreens<App>] = []
  /// Ends the observing of what is saved.
  private var saving = Saving()
  private weak var window: UIWindow?
  /// Whether no other app has the file, and the trail of a run that never ended.
  private var isOurs = false
  private var report: CrashReport?

  /// Creates the app, and restores the saved data.
  ///
  /// An app that only shows a recording has no middleware, and touches no file.
  ///
  /// - Parameters:
  ///   - services: The app's services.
  ///   - file: Where the app keeps its data.
  ///   - setup: The changes that tools made.
  ///   - launch: How the app was started, for the tools.
  public init(
    services: App.Services, file: StateFile<App>, setup: AppSetup<App> = AppSetup(),
    launch: Launch = Launch()
  ) {
    var services = services
    services.shell.saved = { [file] in
      // What the store contains now reaches the file before the main actor is free.
      await MainActor.run {}
      await file.written()
    }
    (self.services, self.file, self.launch) = (services, file, launch)
    (savesChanges, attachment) = (!setup.isReplay && !setup.isDetached, setup.attachment)
    if let watcher = setup.requestWatcher { services.shell.server.requests.install(watcher) }
    store = Store(
      initialState: App.initialState,
      middleware: setup.isReplay ? [] : Self.middleware(services) + setup.lastMiddleware,
      reducing: .main, recordedBy: setup.recorder)
    if setup.isReplay { return }
    if savesChanges {
      isOurs = file.open(clock: services.clock)
      resume()
      restore(file.read())
      if !isOurs { store.dispatch(StorageAction<App.Saved>.openFailed(.inUse)) }
    }
    App.prepare(store, with: services)
    if savesChanges { saveChanges() }
  }

  /// Shows the app in a window, and then starts its tools.
  public func start(in window: UIWindow) {
    self.window = window
    startScreens(in: window)
    // A question that a link asks is more urgent.
    if let report, store.state[keyPath: App.paths.navigation].dialog == nil {
      store.dispatch(CrashAction.reported(report))
    }
    scene = window.windowScene
    #if !os(iOS)
      window.onTerminalKeys(":", localized("Go To")) { [weak self] _ in
        if let self { LinkPalette.show(in: self) }
      }
    #endif
    companions = App.tools.compactMap { $0.appStarted(self, in: window, launch: launch) }
    requestedTool?.open(in: self)
  }

  /// Ends all screens with their effects, and starts those of another state as after a restart.
  ///
  /// - Parameter change: Changes the state, once the window is empty.
  package func restartScreens(after change: @escaping @MainActor () -> Void) {
    guard let window, let old = coordinator else { return change() }
    coordinator = nil
    old.leave { [self] in
      change()
      startScreens(in: window)
      if savesChanges { saveChanges() }
    }
  }

  private func startScreens(in window: UIWindow) {
    let coordinator = AppCoordinator<App>(
      store: store, services: services, directory: file.directory
    ) { [weak self] in self }
    self.coordinator = coordinator
    screens.removeAll { $0.all.isEmpty }
    screens.append(coordinator.screens)
    coordinator.start(in: window)
  }

  /// Opens a link, or says why it can't.
  public func open(_ link: String, from source: LinkSource) {
    if let tool = App.tools.first(where: { $0.link == link }) {
      requestedTool = tool
      if scene != nil { tool.open(in: self) }
      return
    }
    store.dispatch(
      LinkAction<App.Map>.received(RawLink(link), from: source), from: ActionSource("link"))
  }

  /// Returns the view that hides the screen in the app switcher.
  public func makeCover() -> UIView? { App.cover() }

  /// Marks the start of a time in which the app may crash, until it is suspended or closed.
  public func resume() {
    guard isOurs, !file.isReadOnly, services.shell.reportsCrashes else { return }
    report = services.shell.trail.begin(in: file.directory) ?? report
  }

  /// Waits until all changes are on disk, unless writing fails; the system may end the app from now on, which is no crash.
  public func suspend() {
    file.flush()
    services.shell.trail.end()
  }

  /// Saves pending changes, and lets another app have the file.
  public func close() {
    suspend()
    file.close()
  }

  /// The app's middleware between the shell's.
  private static func middleware(_ services: App.Services) -> [Middleware<App.State>] {
    let shell = services.shell
    let reporting: [Middleware<App.State>] = [
      crashReporting(shell.trail, sharing: shell.share) {
        RouteAction<App.Map>.ask(App.dialog(.crash($0)))
      },
      logger(sink: shell.log),
    ]
    let navigation: [Middleware<App.State>] = [
      unreachablePlaces(navigation: App.paths.navigation) { NavigationReport(incident: "\($0)") },
      navigationLock(navigation: App.paths.navigation, locked: App.locked) {
        App.dialog(.discard(HeldRequest($0)))
      },
    ]
    let links: [Middleware<App.State>] = [
      App.intake(services),
      linkDialogs(
        links: App.paths.links, navigation: App.paths.navigation,
        explaining: { App.dialog(.refusal($0)) }, opening: shell.browse),
      dialogAnswers(navigation: App.paths.navigation, content: App.content(of:)),
    ]
    return reporting + navigation + App.middleware(services) + links
  }

  private func restore(_ reading: StateFile<App>.Reading) {
    switch reading {
    case .nothing: break
    case .data(let data, let place):
      store.dispatch(StorageAction.loaded(data))
      guard let place else { return }
      for cut in place.cuts { store.dispatch(StorageAction<App.Saved>.placeCut("\(cut)")) }
      store.dispatch(RouteAction.restore(place.state))
    case .problem(let problem): store.dispatch(StorageAction<App.Saved>.openFailed(problem))
    }
  }

  /// Saves the current data and location, and each change from now on.
  private func saveChanges() {
    saving = Saving()
    App.saved(in: store).subscribe(with: saving) { [weak store, file] _, saved in
      guard let store else { return }
      let place = store.state[keyPath: App.paths.navigation]
      Self.save(in: file, from: store) { ($0.data, $0.place) = (saved, place) }
    }
    store.observe(App.paths.navigation).subscribe(with: saving) { [weak store, file] _, place in
      if let store { Self.save(in: file, from: store) { $0.place = place } }
    }
  }

  nonisolated private static func save(
    in file: StateFile<App>, from store: Store<App.State>, _ change: (inout SavedFile<App>) -> Void
  ) {
    guard !store.isTravelling else { return }
    file.update(change) { [weak store] in store?.dispatch($0) }
  }
}

/// Lives while changes are saved.
private final class Saving: Sendable {}
