import AppShell
import Coordinator
import Redux
import ReduxRecording

/// Shows a bar above the app while it shows an earlier moment, with a way back to the present.
///
/// The bar has its own window in front of the app's. So the past can be looked at, but not used.
@MainActor final class TravelBar<State: StateType> {
  private let store: Store<State>
  private let recorder: Recorder<State>
  private let scene: UIWindowScene
  private let player: ReplayPlayer<State>?
  /// Makes the moment that is shown the present.
  private let goOn: @MainActor () -> Void
  private var window: UIWindow?
  private var following: Task<Void, Never>?

  /// Shows the bar from now on, whenever the store shows an earlier moment.
  init(
    store: Store<State>, recorder: Recorder<State>, in scene: UIWindowScene,
    player: ReplayPlayer<State>? = nil, goOn: @escaping @MainActor () -> Void
  ) {
    self.store = store
    self.recorder = recorder
    self.scene = scene
    self.player = player
    self.goOn = goOn
    let changes = recorder.changes
    following = Task { [weak self] in for await _ in changes { self?.render() } }
    render()
  }

  deinit { following?.cancel() }

  private func render() {
    holdSpinners()
    guard let travel = recorder.travel, let recording = recorder.recording else {
      window?.isHidden = true
      window = nil
      return
    }
    let window = window ?? makeWindow()
    self.window = window
    (window.rootViewController as? TravelBarViewController)?.render(
      TravelBarViewState(travel, in: recording, isPlaying: player?.isPlaying))
  }

  /// Lets no spinner turn in the past, where nothing is in progress; in a recording that plays, they turn.
  private func holdSpinners() {
    #if !os(iOS)
      scene.terminalScreen?.isFrozen = recorder.travel != nil && player?.isPlaying != true
    #endif
  }

  private func makeWindow() -> UIWindow {
    let (window, viewController) = (UIWindow(windowScene: scene), TravelBarViewController())
    viewController.send = { [weak self] in self?.handle($0) }
    window.backgroundColor = nil
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    return window
  }

  /// Makes the moment the present; asks first if there are later actions, whose data the app then saves no more.
  private func askToGoOn(from moment: Int, in recording: Recording<State>) {
    let count = recording.moments.upperBound - moment
    guard count > 0, let bar = window?.rootViewController else { return goOn() }
    let alert = UIAlertController(
      title: localized("Continue from action \(moment)?"),
      message: count == 1
        ? localized("The later action becomes a branch, to which the inspector can return.")
        : localized(
          "The \(count) later actions become a branch, to which the inspector can return."),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Continue Here"), style: .default) { [weak self] _ in
        self?.goOn()
      })
    bar.present(alert, animated: true)
  }

  private func handle(_ event: TravelBarEvent) {
    guard let moment = recorder.travel?.moment, let recording = recorder.recording else { return }
    switch event {
    case .mainTapped: if let player { player.toggle() } else { store.returnToPresent() }
    case .goOnTapped: if player == nil { askToGoOn(from: moment, in: recording) }
    case .escaped: if player == nil { store.returnToPresent() }
    case .stepped(let step):
      player?.pause()
      let target = recording.moment(by: step, from: moment)
      if target != moment { store.travel(to: target) }
    case .wentToEnd(let isLast):
      player?.pause()
      store.travel(to: isLast ? recording.moments.upperBound : recording.moments.lowerBound)
    }
    render()
  }
}

/// Where the app stands in the past, in words.
struct TravelBarViewState: Equatable {
  let words: String
  /// The same for a screen that has one line for it.
  let shortWords: String
  /// The main button's action.
  let main: String
  let canGoBack, canGoForward: Bool
  /// Whether the moment can become the present.
  let canGoOn: Bool
  /// How far the moment is in the recording, from 0 to 1.
  let progress: Float

  /// Describes a travel, or a replay that plays or doesn't.
  init(
    _ travel: Travel, in recording: Recording<some StateType>, isPlaying: Bool? = nil
  ) {
    let (moment, moments) = (travel.moment, recording.moments)
    let name =
      recording.numbers.contains(moment)
      ? describeAction(recording[moment].action) : localized("the start")
    let dropped = isPlaying == nil ? travel.droppedCount : 0
    let skipped =
      dropped == 1
      ? localized("1 action skipped meanwhile")
      : localized("\(dropped) actions skipped meanwhile")
    let action = localized("Action \(moment) of \(moments.upperBound): \(name)")
    // The type's parameters would take the columns of the case's name.
    shortWords = "\(moment)/\(moments.upperBound) \(name.replacing(/<.*>/, with: ""))"
    words = dropped > 0 ? "\(action) · \(skipped)" : action
    progress = Float(moment) / Float(max(1, moments.upperBound))
    main =
      isPlaying.map { $0 ? localized("Pause") : localized("Play") } ?? localized("Back to Now")
    canGoOn = isPlaying == nil
    canGoBack = moment > moments.lowerBound
    canGoForward = moment < moments.upperBound
  }
}
