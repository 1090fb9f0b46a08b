import Redux
import Testing

/// The data of a screen that needs two answers.
struct Overview: Codable, Equatable, Sendable {
  let notes: [Note]
  let flags: Flags
}

/// The events of a screen that needs two answers.
enum OverviewAction: ActionType, Codable, Equatable {
  case load(LoadAction<Overview>)
}

extension OverviewAction {
  /// Returns an effect that sends two requests at the same time, and reports their answers as one.
  static func load<State>(
    notes: NotesClient, flags: @escaping @Sendable () async throws -> Flags
  ) -> Effect<State> {
    effect(reporting: { OverviewAction.load($0) }) { _ in
      async let loadedNotes = notes.notes()
      async let loadedFlags = flags()
      return try await Overview(notes: loadedNotes, flags: loadedFlags)
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct TwoRequestsTests {
  private struct OverviewState: StateType, Equatable {
    var overview = DataState<Overview>.idle

    mutating func reduce(_ action: any ActionType) {
      if case OverviewAction.load(let event) = action { overview.reduce(event) }
    }
  }

  private let note = Note(id: 1, title: "Buy milk")

  @Test func `two answers are one value`() async {
    let store = Store(initialState: OverviewState())

    await store.dispatch(OverviewAction.load(notes: NotesClient { [note] }) { Flags() }).value

    #expect(store.state.overview == .loaded(Overview(notes: [note], flags: Flags())))
  }

  @Test func `one failure is the failure of both`() async {
    let store = Store(initialState: OverviewState())

    await store.dispatch(
      OverviewAction.load(notes: NotesClient { [note] }) { throw NotesError.unreachable }
    ).value

    #expect(store.state.overview == .failed(NotesError.unreachable))
  }
}
