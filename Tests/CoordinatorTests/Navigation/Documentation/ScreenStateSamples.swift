import Coordinator
import CoordinatorTesting
import Redux
import Testing

/// The samples of the article “Give a screen its own state”, run.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ScreenStateSamples {
  enum NotesMap: NavigationMap {
    enum Tab: CaseIterable, Codable { case notes }
    enum Screen: Hashable, Codable {
      case notes, editNote(id: Int), pickFolder, signIn, register, profile
    }

    static func firstScreen(of tab: Tab) -> Screen { .notes }
  }

  struct NotesState: StateType {
    var navigation = NavigationState<NotesMap>(selectedTab: .notes)
    var notes = ScreenStates<NotesMap, NoteState> {
      if case .editNote = $0 { NoteState() } else { nil }
    }

    mutating func reduce(_ action: any ActionType) {
      navigation.reduce(action)
      notes.reduce(action, in: navigation)
    }
  }

  struct NoteState: StateType, Equatable {
    var folder: String?

    mutating func reduce(_ action: any ActionType) {
      switch action {
      case FolderAction.picked(let folder): self.folder = folder
      default: break
      }
    }
  }

  enum NoteAction: ActionType, Equatable { case folderTapped }

  enum FolderAction: ActionType, Equatable { case picked(String) }

  let store = Store(initialState: NotesState())

  @Test func `a picker's result goes to the screen that asked`() {
    let shown = Shown()
    store.dispatch(RouteAction<NotesMap>.push(.editNote(id: 1)))
    store.dispatch(RouteAction<NotesMap>.push(.editNote(id: 2)))
    let id = ScreenID<NotesMap>(.editNote(id: 2), in: .tab(.notes))
    let subscription = store.observeOnMain(\.notes[id]).subscribe { state in
      if let state { shown.folder = state.folder }
    }
    let picker = ScreenID<NotesMap>(.pickFolder, in: .modal(0))
    store.dispatch(Addressed(NoteAction.folderTapped, to: id))
    store.dispatch(
      RouteAction<NotesMap>.request(.present([.pickFolder]), for: id))

    store.dispatch(RouteAction<NotesMap>.answer(FolderAction.picked("Work"), from: picker))

    #expect(shown.folder == "Work")
    #expect(store.state.notes[ScreenID(.editNote(id: 1), in: .tab(.notes))] == NoteState())
    #expect(store.state.navigation.modals == [])
    subscription.cancel()
  }

  @Test func `a flow ends as one, in one step`() {
    let driver = HeadlessDriver(shown: store.state.navigation)
    let executor = NavigationExecutor(driver: driver) { Issue.record("\($0)") }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }

    store.dispatch(RouteAction<NotesMap>.present([.signIn]))
    store.dispatch(RouteAction<NotesMap>.push(.register))
    store.dispatch(RouteAction<NotesMap>.push(.profile))
    store.dispatch(RouteAction<NotesMap>.close(.signIn))

    #expect(driver.shown == NavigationState(selectedTab: .notes))
    #expect(driver.steps.last == .dismiss(keeping: 0))
  }

  private final class Shown {
    var folder: String?
  }
}
