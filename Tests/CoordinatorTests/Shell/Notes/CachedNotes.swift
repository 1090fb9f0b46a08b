import AppShell
import Foundation
import Redux
import ReduxTesting
import Testing

/// An answer of the server, and when it came.
struct Dated<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  let value: Value
  let date: Date
}

/// What the app saves.
struct NotesCache: Codable, Equatable {
  let notes: Dated<[Note]>?
}

/// The notes, which are saved, so the next start shows them before the server has answered.
struct CachedNotesState: StateType, Equatable {
  private(set) var notes: DataState<Dated<[Note]>> = .idle

  /// The answer to save, with a limit of its size.
  var cache: NotesCache {
    NotesCache(notes: notes.value.map { Dated(value: Array($0.value.prefix(100)), date: $0.date) })
  }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CachedNotesAction.load(let event): notes.reduce(event)
    case StorageAction<NotesCache>.loaded(let data): notes = data.notes.map { .loaded($0) } ?? .idle
    default: break
    }
  }
}

/// The events of notes that are saved.
enum CachedNotesAction: ActionType, Codable, Equatable {
  case load(LoadAction<Dated<[Note]>>)
}

extension CachedNotesAction {
  /// Returns an effect that loads the notes if there are none, or if they are older than five minutes.
  static func loadIfOld(
    from client: NotesClient, date: @escaping @Sendable () -> Date
  ) -> Effect<CachedNotesState> {
    { store in
      // The age is negative if the clock was set back.
      if let last = store.state.notes.value?.date,
        (0..<300).contains(date().timeIntervalSince(last))
      {
        return
      }
      let load: Effect<CachedNotesState> = effect(reporting: { CachedNotesAction.load($0) }) { _ in
        Dated(value: try await client.notes(), date: date())
      }
      await load(store)
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct CachedNotesTests {
  private let old = Dated(
    value: [Note(id: 1, title: "Buy milk")], date: Date(timeIntervalSince1970: 0))

  @Test func `old notes stay on the screen while new ones are loaded`() async throws {
    let (old, now) = (old, Date(timeIntervalSince1970: 600))
    let new = Dated(value: [Note(id: 2, title: "Call Ann")], date: now)
    let store = TestStore(initialState: CachedNotesState())
    try store.dispatch(StorageAction.loaded(NotesCache(notes: old))) { state in
      state.reduce(StorageAction.loaded(NotesCache(notes: old)))
    }

    store.dispatch(
      CachedNotesAction.loadIfOld(from: NotesClient { new.value }, date: { now }))

    try await store.receive(CachedNotesAction.load(.started)) { state in
      state.reduce(CachedNotesAction.load(.started))
      #expect(state.notes == .loading(previous: old))
    }
    try await store.receive(CachedNotesAction.load(.success(new))) { state in
      state.reduce(CachedNotesAction.load(.success(new)))
    }
    try await store.finish()
  }

  @Test func `new notes aren't loaded again`() async {
    let store = Store(initialState: CachedNotesState())
    store.dispatch(StorageAction.loaded(NotesCache(notes: old)))

    await store.dispatch(
      CachedNotesAction.loadIfOld(from: NotesClient { [] }, date: { [old] in old.date + 60 })
    ).value

    #expect(store.state.notes == .loaded(old))
  }
}
