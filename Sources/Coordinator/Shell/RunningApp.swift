public import Coordinator
public import CoordinatorLinks
public import CoordinatorUIKit
import Foundation
public import Redux

/// An app while it runs: its store, its services and its file, and a window while there is one.
///
/// A process has one, which is made when it is first needed. The system may start the app in the background
/// without a window, and its window may go while the app goes on. Each window shows the same store.
@MainActor public final class RunningApp<App: AppType>: WindowApp {
  /// The store of the app.
  public let store: Store<App.State>
  /// The app's services.
  public let services: App.Services
  /// How the app was made.
  public let setup: AppSetup<App>

  /// Why the last change isn't on disk; nil if all changes are, or nothing is ever written.
  public var unsaved: StorageProblem? { file.unsaved }

  /// The screens that are alive, in the order in which they were made, also those that should be gone.
  public var liveScreens: [LiveScreen<App>] { screens.flatMap { $0.all } }

  /// Returns what makes a window follow the state, by default the one that the user is in; nil if that isn't open.
  public func navigator(in window: WindowID? = nil) -> Navigator<App.Map>? {
    openWindows[window ?? userWindow]?.navigator
  }

  /// The window that the user is in, while it shows the app.
  public var window: UIWindow? { openWindows[userWindow]?.window }

  /// The tool that a link asked for, perhaps before there was a window.
  var requestedTool: (any AppTool<App>)?
  /// Whether the app has a file: neither if it only shows a recording, nor if a tool has given it a state.
  var savesChanges: Bool { !setup.isReplay && !setup.isDetached }
  /// The objects that tools keep alive.
  var companions: [AnyObject] = []
  let file: StateFile<App>
  /// Whether the user may have several windows.
  let hasWindows: Bool
  /// The windows that show the app.
  var openWindows: [WindowID: OpenWindow<App>] = [:]
  /// The window that the user is in.
  var userWindow = WindowID.first
  /// The windows that the user can see.
  var visibleWindows: Set<WindowID> = []
  /// Whether the windows of an earlier run were compared with the system's sessions.
  var hasSwept = false
  /// The window in which the tools are.
  var toolWindow: WindowID?
  /// The screens of the windows, and before them those of windows that were replaced.
  var screens: [LiveScreens<App>] = []
  /// The subscriptions that save what changes.
  var saving: [Subscription] = []
  /// Whether the saved data is restored, and the app prepared, which waits until the device is unlocked.
  private var isPrepared = false
  /// Whether the user is asked if the file is opened again that may have ended the last run.
  private var isAsking = false
  /// What is dispatched before the app is prepared.
  private let earlyActions = EarlyActions()
  /// Whether no other app has the file.
  private var isOurs = false
  private var presence = Presence.starting

  /// Where the user is; at first, nobody knows whether there is one.
  private enum Presence { case starting, here, away }

  /// Creates an app for a tool or a test, without a window, and restores the saved data.
  ///
  /// An app that only shows a recording has no middleware, and touches no file.
  ///
  /// - Parameters:
  ///   - services: The app's services.
  ///   - setup: How the app is made.
  public convenience init(services: App.Services, setup: AppSetup<App>) {
    let file = StateFile<App>(directory: setup.launch.dataDirectory, disk: setup.disk)
    self.init(services: services, file: file, setup: setup)
  }

  /// Creates the app with its file.
  init(
    services: App.Services, file: StateFile<App>, setup: AppSetup<App> = AppSetup()
  ) {
    var services = services
    services.shell.saved = { [file] in
      // What the store contains now reaches the file before the main actor is free.
      await MainActor.run {}
      await file.written()
    }
    self.services = services
    self.file = file
    self.setup = setup
    if let hook = setup.requestHook { services.shell.installedHook.install(hook) }
    let first: Middleware<App.State> = earlyActions.middleware { Self.isAboutFile($0) }
    store = Store(
      initialState: App.initialState,
      middleware: setup.isReplay
        ? [] : [first] + Self.middleware(services) + setup.lastMiddleware,
      reducing: .main, tool: setup.recorder)
    isPrepared = setup.isReplay
    hasWindows = !setup.isReplay && services.shell.scenes.areSeveral()
    prepare(waitsForUnlock: true)
    if hasWindows { followUser() }
  }

  /// Restores the saved data, and lets the app prepare, unless that was done or can't be done yet.
  private func prepare(waitsForUnlock: Bool) {
    guard !isPrepared, !isAsking else { return }
    guard savesChanges else { return finishPreparing(.nothing) }
    let access = file.open(clock: services.clock)
    if access == .locked, waitsForUnlock { return }
    isOurs = access != .inUse
    if access == .suspect {
      isAsking = true
      store.dispatch(RouteAction<App.Map>.ask(Self.fileQuestion))
    } else {
      finishPreparing(file.read())
    }
  }

  private func finishPreparing(_ reading: StateFile<App>.Reading) {
    let early = earlyActions.release()
    restore(reading)
    if savesChanges, !isOurs { store.dispatch(StorageAction<App.Saved>.openFailed(.inUse)) }
    isPrepared = true
    App.prepare(store, with: services)
    if savesChanges { saveChanges() }
    for pass in early { pass() }
    markOpenedSoon()
  }

  /// Opens the file again or sets it aside, if the user has answered that.
  func prepare(after move: RouteAction<App.Map>) {
    guard isAsking, case .user(.answered(Self.fileQuestion, let choice)) = move else { return }
    isAsking = false
    finishPreparing(choice == ShellDialog.setAsideChoice ? file.readNothing() : file.read())
    receive(.becameActive)
  }

  /// Passes on an event of the system: dispatches it, and runs the app's response.
  ///
  /// An app that shows a recording hears nothing.
  ///
  /// - Returns: The task that ends when the response has ended and its results are saved. Cancel it when the system's
  ///   time is up.
  @discardableResult public func receive(_ event: AppAction) -> Task<Void, Never> {
    // Whatever the reason was, the user has unlocked the device to be here.
    prepare(waitsForUnlock: event != .becameActive)
    guard isPrepared, note(event), !setup.isReplay else { return Task {} }
    store.dispatch(event, from: ActionSource("system"))
    let work = App.response(to: event, services).map { store.dispatch($0) }
    if event == .enteredBackground { file.flush() }
    guard let work else { return Task {} }
    return Task { await finish(work, after: event) }
  }

  /// Notes where the user is, and returns whether the app hears of the event.
  private func note(_ event: AppAction) -> Bool {
    switch event {
    case .becameActive:
      let last = presence
      presence = .here
      return last == .away
    case .enteredBackground: presence = .away
    default: if event.isForBackground, presence == .starting { presence = .away }
    }
    // The system may end the app at any moment, whatever is in its file.
    if presence == .away { file.markOpened() }
    return true
  }

  /// Removes the mark beside the file once the app has run for a moment, with its first effects.
  ///
  /// An app that starts without a window, such as for a shortcut, is soon suspended and later ended, which is no fault.
  private func markOpenedSoon() {
    guard file.isMarked else { return }
    Task { [file, shell = services.shell] in
      await shell.finish("Opening") {
        if (try? await shell.clock.sleep(for: .seconds(2))) != nil { file.markOpened() }
      }
    }
  }

  /// Waits for a response, cancels it when its time is up, and saves what it has changed.
  private func finish(_ work: Task<Void, Never>, after event: AppAction) async {
    let limit = Task { [clock = services.clock] in
      guard event.isForBackground else { return }
      if (try? await clock.sleep(for: Self.patience)) != nil { work.cancel() }
    }
    await services.shell.finish(describeAction(event)) {
      await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
    }
    limit.cancel()
    file.flush()
  }

  /// The time that the system gives an app without a window is 30 seconds.
  private static var patience: Duration { .seconds(25) }

  /// Opens a link, or says why it can't.
  public func open(_ link: String, from source: LinkSource) {
    let link = source == .commandLine ? App.links.link(typed: link) : link
    if let tool = App.tool(for: link) {
      requestedTool = tool
      if window != nil { tool.open(in: self) }
      return
    }
    openWindow(userWindow).coordinator.open(RawLink(link), from: source)
  }

  /// Returns the view that hides the screen in the app switcher.
  func makeCover() -> UIView? { openWindow(userWindow).coordinator.cover() }

  /// Saves pending changes, and lets another app have the file.
  public func close() {
    file.close()
  }
}
