import AppComponents
import AppShell
import Coordinator
import CoordinatorUIKit
import Foundation
import Redux
import ReduxRecording

/// Shows the last actions, and each new one as it comes.
///
/// It dispatches nothing, so that it never shows itself, and keeps its own state.
@MainActor final class InspectorCoordinator<App: AppType>: CoordinatorType {
  /// The screen, which a test reads as one that shows rows.
  var viewController: UIViewController { inspector }

  let inspector = InspectorViewController()
  private let store: Store<App.State>
  private let recorder: Recorder<App.State>?
  private let files: InspectorFiles<App>
  private var following: Task<Void, Never>?
  private var log = InspectorLog<App.State>()
  private var search = ""
  /// The numbers of the action and of the request that the user chose, in their modes.
  private var numbers: [InspectorMode: Int] = [:]
  private var message: String?
  private var mode = InspectorMode.actions
  private var forms: [ActionForm] = []
  private var tools: [InspectorTool] = []
  private var pinned: Set<Int> = []
  private var isPaused = false
  /// The action to put another one in place of; nil to dispatch one.
  private var changing: Int?
  /// The text to put in the field.
  private var typed: String?
  private let app: @MainActor () -> RunningApp<App>?

  init(
    _ store: Store<App.State>, directory: URL, date: @escaping @Sendable () -> Date,
    app: @escaping @MainActor () -> RunningApp<App>?
  ) {
    self.store = store
    self.app = app
    files = InspectorFiles(directory: directory, date: date, app: app)
    recorder = store.recorder
  }

  deinit { following?.cancel() }

  /// Shows what is recorded from now on.
  func start() {
    inspector.send = { [weak self] in self?.handle($0) }
    guard let changes = recorder?.changes else { return }
    following = Task { [weak self] in
      for await _ in changes where self?.isFollowing == true { self?.render() }
    }
  }

  /// Whether the lists show what happens.
  private var isFollowing: Bool { !isPaused && inspector.viewIfLoaded?.window != nil }

  private func handle(_ event: InspectorEvent) {
    message = nil
    inspector.showFeedback(nil)
    switch event {
    case .appeared: startOver()
    case .widthChanged: break
    case .searched(let words): search = words
    case .chosen(let chosen): choose(chosen)
    case .closed: number = nil
    case .stepped(let step): number = shownNumber.map { $0 + step }
    case .goTapped: if let shownNumber { store.travel(to: shownNumber) }
    case .saveTapped: saveSession()
    case .modeChosen(let chosen): show(chosen)
    case .entered(let text): enter(text)
    case .skipTapped:
      if let shownNumber { app()?.skip(shownNumber) }
      number = nil
    case .changeTapped: change()
    case .saveStateTapped: nameState()
    case .pinTapped: if let shownNumber { pinned.formSymmetricDifference([shownNumber]) }
    case .copyTapped:
      UIPasteboard.general.string = requests.first { $0.id == number }?.curl
      message = localized("Copied")
    }
    render()
  }

  /// Begins with the newest action each time that the inspector opens.
  private func startOver() {
    numbers = [:]
    for list in inspector.lists { list.show([]) }
  }

  /// The number of what the user chose in the list.
  private var number: Int? {
    get { numbers[mode] }
    set { numbers[mode] = newValue }
  }

  /// The action that is shown in full: the chosen one, or the newest if there is room beside the list.
  private var shownNumber: Int? {
    guard number == nil, inspector.isWide, mode == .actions, let recording = recorder?.recording,
      recording.moments.upperBound > recording.moments.lowerBound
    else { return number }
    return recording.moments.upperBound
  }

  private func show(_ chosen: InspectorMode) {
    mode = chosen
    search = ""
    typed = ""
    changing = nil
    if chosen == .dispatch, let app = app() { forms = ActionForm.all(of: app) }
  }

  /// Lets the user change the chosen action.
  private func change() {
    guard let number = shownNumber, let action = recorder?.recording?[number].action,
      let text = ActionForm.text(of: action)
    else { return }
    show(.dispatch)
    changing = number
    typed = text
    message = localized("Change action \(number), and press Return.")
  }

  /// Lets the user give the state after the chosen action a name.
  private func nameState() {
    show(.more)
    typed = "state-\(savedMoment)"
    message = localized("Type a name, and press Return.")
  }

  /// The moment whose state is saved: after the chosen action, else the one that the app shows.
  private var savedMoment: Int {
    numbers[.actions] ?? recorder?.travel?.moment ?? recorder?.recording?.moments.upperBound ?? 0
  }

  private func enter(_ text: String) {
    switch mode {
    case .actions, .screens, .network: break
    case .dispatch: message = dispatch(text)
    case .more: message = recorder?.recording.map { files.save($0, at: savedMoment, as: text) }
    }
  }

  private func choose(_ chosen: Int) {
    switch mode {
    case .actions, .network: number = chosen
    case .screens: break
    case .dispatch: typed = forms.indices.contains(chosen) ? forms[chosen].text : nil
    case .more: if tools.indices.contains(chosen) { use(tools[chosen]) }
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
      let detail = shownNumber.flatMap { InspectorDetail($0, in: recording) }
      viewState = InspectorViewState(
        log, search: search, detail: detail, message: message, pinned: pinned)
      viewState.isPinned = shownNumber.map(pinned.contains) ?? false
      viewState.isNewest = number == nil
    case .screens:
      guard let app = app() else { return }
      viewState = InspectorViewState(LiveTree(app), search: search)
    case .network:
      viewState = InspectorViewState(requests, search: search, chosen: number, message: message)
    case .dispatch:
      viewState = InspectorViewState(forms, search: search, typed: typed, message: message)
    case .more:
      tools = allTools
      viewState = InspectorViewState(
        tools, savingAfter: savedMoment, typed: typed, message: message)
    }
    viewState.typed = typed
    inspector.render(viewState)
  }

  /// Dispatches an action that is written as in a recording, and returns what came of it; nil if the screens, which
  /// are made again, say so.
  private func dispatch(_ text: String) -> String? {
    do {
      let action = try RecordingFile<App>.action(Data(text.utf8))
      if let number = changing {
        changing = nil
        app()?.replace(number, with: action)
        show(.actions)
        return nil
      }
      store.dispatch(action, from: ActionSource("inspector"))
      return localized("Dispatched \(describeAction(action))")
    } catch {
      return error.words
    }
  }

  /// What can be done with the recording.
  private var allTools: [InspectorTool] {
    var tools = [InspectorTool.dispatch]
    #if DEBUG
      tools.append(.browser(address: app()?.inspection?.server?.address))
    #endif
    tools += [.report, .pause(isPaused: isPaused)]
    tools += (recorder?.branches ?? []).map {
      .branch(id: $0.id, after: $0.fork, last: $0.recording.moments.upperBound)
    }
    return tools + files.states.map { .state($0) }
  }

  private func use(_ tool: InspectorTool) {
    switch tool {
    case .dispatch: show(.dispatch)
    case .browser: message = serve()
    case .report:
      message = localized("Saving the report…")
      Task { await saveReport() }
    case .pause: isPaused.toggle()
    case .branch(let id, _, _): app()?.continueBranch(id)
    case .state(let name): message = files.open(name)
    }
  }

  /// Serves the inspector to a browser from now on, and copies its address.
  private func serve() -> String? {
    #if DEBUG
      guard let app = app(), let recorder, let inspection = app.inspection else { return nil }
      do throws(LoopbackServerError) {
        let address = try inspection.serve(recorder, of: app)
        UIPasteboard.general.string = address
        return localized("Copied \(address)")
      } catch {
        return error.words
      }
    #else
      return nil
    #endif
  }

  private func saveSession() {
    guard let recording = recorder?.recording else { return }
    do throws(RecordingFileError) {
      message = try files.saveSession(recording)
      inspector.showFeedback(localized("✓ Session Saved"))
    } catch {
      message = error.words
    }
  }

  private func saveReport() async {
    guard let recording = recorder?.recording else { return }
    do throws(RecordingFileError) {
      message = try await files.saveReport(recording)
    } catch {
      message = error.words
    }
    render()
  }
}
