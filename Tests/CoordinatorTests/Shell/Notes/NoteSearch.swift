import Redux
import Testing

/// The notes that a search found.
struct NoteSearchState: StateType, Equatable {
  var found: [Note.ID] = []

  mutating func reduce(_ action: any ActionType) {
    if case .found(let notes)? = action.as(NoteSearchAction.self) { found = notes }
  }
}

/// The events of a search.
enum NoteSearchAction: ActionType, Equatable {
  case found([Note.ID])
}

extension NoteSearchAction {
  /// Makes an effect that searches off the main thread, and reports what it found.
  static func search(_ text: String, in notes: [Note]) -> Effect<NoteSearchState> {
    { store in
      let words = text.lowercased().split(separator: " ")
      let hits = notes.filter { note in
        let title = note.title.lowercased()
        return words.allSatisfy { title.contains($0) }
      }
      if !Task.isCancelled { store.dispatch(found(hits.map(\.id))) }
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct NoteSearchTests {
  private let notes = [Note(id: 1, title: "Buy milk"), Note(id: 2, title: "Buy bread")]

  @Test(arguments: [("milk buy", [1]), ("BUY", [1, 2]), ("tea", [])])
  func `a search finds its words in any order`(text: String, expected: [Note.ID]) async {
    let store = Store(initialState: NoteSearchState())

    await store.dispatch(NoteSearchAction.search(text, in: notes)).value

    #expect(store.state.found == expected)
  }

  @Test func `a reducer only stores what a search has found`() {
    var state = NoteSearchState()

    state.reduce(NoteSearchAction.found([2, 1]))

    #expect(state == NoteSearchState(found: [2, 1]))
  }
}
