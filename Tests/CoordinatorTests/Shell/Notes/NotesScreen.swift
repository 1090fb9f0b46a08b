import AppComponents
import AppShell
import Coordinator
import CoordinatorUIKit
import Redux

/// The notes, and the progress of loading them.
struct NotesState: StateType, Equatable {
  private(set) var notes: DataState<[Note]> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case NotesAction.load(let event): notes.reduce(event)
    default: break
    }
  }
}

/// The events on the list of notes.
enum NotesAction: ActionType, Codable, Equatable {
  case viewLoaded, retryTapped, stopTapped
  case load(LoadAction<[Note]>)
}

/// The list in words, ready to show.
struct NotesViewState: Equatable {
  let text: String
  let canRetry, canStop: Bool

  init(_ state: NotesState) {
    text =
      switch state.notes {
      case .idle, .loading: "Loading…"
      case .loaded(let notes) where notes.isEmpty: "No Notes Yet"
      case .loaded(let notes): notes.map(\.title).joined(separator: ", ")
      case .failed(NotesError.stopped, _): "Stopped"
      case .failed: "The notes can't be loaded."
      }
    canRetry = state.notes.error != nil
    canStop = state.notes.isLoading
  }
}

/// Loads the notes and shows them.
final class NotesCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load }

  let viewController = NotesViewController()
  let context: ScreenContext<NotesApp>

  init(_ context: ScreenContext<NotesApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.notes).map(NotesViewState.init).render(on: viewController)
  }

  func handle(_ action: NotesAction) {
    switch action {
    case .viewLoaded, .retryTapped:
      let client = context.services.client
      context.run(
        .latest(Work.load),
        effect(reporting: { NotesAction.load($0) }) { _ in try await client.notes() })
    case .stopTapped:
      context.effects.cancel(Work.load)
      context.dispatch(NotesAction.load(.failure(NotesError.stopped)))
    case .load: context.dispatch(action)
    }
  }
}

/// Owns the views and reports what the user does.
final class NotesViewController: UIViewController, Renderer {
  let label = UILabel(.body)
  let retryButton = UIButton(.borderedProminent(), title: "Try Again")
  let stopButton = UIButton(.bordered(), title: "Stop")
  var send: (NotesAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .systemBackground
    view.fill(with: UIStackView(column: [label, retryButton, stopButton]).withMargins())
    retryButton.on { [unowned self] in send(.retryTapped) }
    stopButton.on { [unowned self] in send(.stopTapped) }
    send(.viewLoaded)
  }

  func render(_ viewState: NotesViewState) {
    label.text = viewState.text
    retryButton.isHidden = !viewState.canRetry
    stopButton.isHidden = !viewState.canStop
  }
}
