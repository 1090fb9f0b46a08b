import AppComponents
public import AppShell
public import Coordinator
import CoordinatorUIKit
import Foundation
import Redux
import ReduxRecording

/// Shows the last actions, and each new one as it comes.
///
/// It dispatches nothing, so that it never shows itself, and keeps its own state.
@MainActor public final class InspectorCoordinator<App: AppType>: CoordinatorType {
  /// The screen, which a test reads as one that shows rows.
  public var viewController: UIViewController { inspector }

  let inspector = InspectorViewController()
  private let store: Store<App.State>
  private let recorder: Recorder<App.State>?
  private let directory: URL
  private let date: @Sendable () -> Date
  private var following: Task<Void, Never>?
  private var log = InspectorLog<App.State>()
  private var search = ""
  private var number: Int?
  private var message: String?
  private var mode = InspectorMode.actions
  private var forms: [ActionForm] = []
  /// The text to put in the field.
  private var typed: String?
  private let app: @MainActor () -> RunningApp<App>?

  /// Makes the coordinator of the inspector's screen.
  public convenience init(context: ScreenContext<App>) {
    self.init(
      context.store, directory: context.directory, date: context.services.date, app: context.app)
  }

  init(
    _ store: Store<App.State>, directory: URL, date: @escaping @Sendable () -> Date,
    app: @escaping @MainActor () -> RunningApp<App>?
  ) {
    self.store = store
    self.app = app
    self.directory = directory
    self.date = date
    recorder = store.recorder
  }

  deinit { following?.cancel() }

  /// Shows what is recorded from now on.
  public func start() {
    inspector.send = { [weak self] in self?.handle($0) }
    guard let changes = recorder?.changes else { return }
    following = Task { [weak self] in
      for await _ in changes where self?.inspector.viewIfLoaded?.window != nil {
        self?.render()
      }
    }
  }

  private func handle(_ event: InspectorEvent) {
    message = nil
    inspector.showFeedback(nil)
    switch event {
    case .appeared: break
    case .searched(let words): search = words
    case .chosen(let chosen): choose(chosen)
    case .closed: number = nil
    case .stepped(let step): number = number.map { $0 + step }
    case .goTapped: if let number { store.travel(to: number) }
    case .saveTapped: message = save()
    case .modeChosen(let chosen): show(chosen)
    case .entered(let text): if mode == .dispatch { message = dispatch(text) }
    case .skipTapped: if let number { app()?.skip(number) }
    case .saveStateTapped: message = saveState()
    case .copyTapped:
      UIPasteboard.general.string = requests.first { $0.id == number }?.curl
      message = localized("Copied")
    }
    render()
  }

  private func show(_ chosen: InspectorMode) {
    (mode, number, search, typed) = (chosen, nil, "", "")
    if let app = app() { forms = ActionForm.all(of: app) }
  }

  private func choose(_ chosen: Int) {
    switch mode {
    case .actions, .network: number = chosen
    case .screens: break
    case .dispatch: typed = forms.indices.contains(chosen) ? forms[chosen].text : nil
    }
  }

  private var requests: [NetworkEntry] { app()?.requests ?? [] }

  private func render() {
    guard let recording = recorder?.recording else { return }
    defer { typed = nil }
    var viewState: InspectorViewState
    switch mode {
    case .actions:
      log.follow(recording, leftCount: recorder?.leftCount ?? 0)
      number = number.map {
        min(max($0, recording.moments.lowerBound + 1), recording.moments.upperBound)
      }
      let detail = number.flatMap { InspectorDetail($0, in: recording) }
      viewState = InspectorViewState(log, search: search, detail: detail, message: message)
    case .screens:
      guard let app = app() else { return }
      viewState = InspectorViewState(LiveTree(app), search: search)
    case .network:
      viewState = InspectorViewState(requests, search: search, chosen: number, message: message)
    case .dispatch: viewState = InspectorViewState(forms, typed: typed, message: message)
    }
    viewState.typed = typed
    inspector.render(viewState)
  }

  /// Dispatches an action that is written as in a recording, and returns what came of it.
  private func dispatch(_ text: String) -> String {
    do {
      let action = try RecordingFile<App>.action(Data(text.utf8))
      store.dispatch(action, from: ActionSource("inspector"))
      return localized("Dispatched \(describeAction(action))")
    } catch {
      return error.words
    }
  }

  /// Saves the state after the chosen action, and returns where, or why not.
  private func saveState() -> String {
    guard let recording = recorder?.recording, let number else { return "" }
    do throws(RecordingFileError) {
      let url = try NamedState<App>.save(
        recording, at: number, as: "state-\(number)",
        in: directory.appending(path: "States", directoryHint: .isDirectory))
      return localized("Saved as \(url.path)")
    } catch {
      return error.words
    }
  }

  /// Saves the recording, and says where, or why not.
  private func save() -> String {
    guard let recording = recorder?.recording, let file = RecordingFile<App>(recording) else {
      return localized("The first actions are no longer kept, so the recording can't be saved.")
    }
    let name = "session-\(Int(date().timeIntervalSince1970)).jsonl"
    let url = directory.appending(path: name)
    do {
      try directory.makePrivateFolder()
      try PrivateFile(url).replace(with: file.data())
      inspector.showFeedback(localized("✓ Session Saved"))
      return localized("Saved as \(url.path)")
    } catch {
      let reason = (error as? FileProblem)?.words ?? error.localizedDescription
      return localized("The recording can't be saved. \(reason)")
    }
  }
}
