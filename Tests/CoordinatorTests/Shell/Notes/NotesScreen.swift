import AppShell
import Coordinator
import CoordinatorUIKit
import Redux

/// The notes, and the progress of loading them.
struct NotesState: StateType, Equatable {
  private(set) var notes: DataState<[Note]> = .idle

  mutating func reduce(_ action: any ActionType) {
    if case .load(let event)? = action.as(NotesAction.self) { notes.reduce(event) }
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

/// Makes the coordinator that loads the notes and shows them.
@MainActor func notesCoordinator(_ context: ScreenContext<NotesApp>) -> any ScreenCoordinator {
  context.coordinator(
    NotesViewController(),
    showing: context.store.observeOnMain(\.notes).map { NotesViewState($0) }
  ) { action in
    context.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped:
      let client = context.services.client
      context.run(
        .latest("load"),
        effect(reporting: { NotesAction.load($0) }) { _ in try await client.notes() })
    case .stopTapped:
      context.effects.cancel("load")
      context.dispatch(NotesAction.load(.failure(NotesError.stopped)))
    case .load: break
    }
  }
}

/// Owns the views and reports what the user does.
final class NotesViewController: UIViewController, ScreenViewController {
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
