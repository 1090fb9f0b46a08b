import Coordinator
import CoordinatorTesting
import Redux
import Testing

enum NotesMap: NavigationMap {
  enum Tab: CaseIterable, Codable { case notes }
  enum Screen: Hashable, Codable { case notes, note(id: Int) }
  enum Dialog: Hashable { case deleteNote(id: Int) }

  static func firstScreen(of tab: Tab) -> Screen { .notes }

  static func content(of dialog: Dialog) -> DialogContent {
    switch dialog {
    case .deleteNote(let id):
      DialogContent(
        title: "Delete this note?", message: "You can't undo this.",
        choices: [
          .init("Cancel", role: .cancel),
          .init("Delete", role: .destructive, action: NotesAction.deleted(id: id)),
        ])
    }
  }
}

enum NotesAction: ActionType, Equatable {
  case deleted(id: Int)
}

struct NotesState: StateType {
  var navigation = NavigationState<NotesMap>(selectedTab: .notes)
  var notes = [7]

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    if case .deleted(let id) = action as? NotesAction { notes.removeAll { $0 == id } }
  }
}

/// The samples of the article about dialogs, run.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DialogSamples {
  @Test func `asking the user`() {
    let answers: Middleware<NotesState> = dialogAnswers(
      navigation: \.navigation, content: NotesMap.content)
    let store = Store(initialState: NotesState(), middleware: [answers])
    let probe = NavigationProbe(store, navigation: \.navigation)

    store.dispatch(RouteAction<NotesMap>.ask(.deleteNote(id: 7)))
    #expect(probe.dialog == .deleteNote(id: 7))
    probe.answer(choice: 1)

    #expect(probe.dialog == nil)
    #expect(store.state.notes == [])
  }
}
