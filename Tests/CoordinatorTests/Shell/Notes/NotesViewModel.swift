import Testing

/// The list of notes with a view model, from which the guide's page moves to the coordinator.
@MainActor final class NotesViewModel {
  private(set) var text = "Loading…"
  private(set) var canRetry = false
  var changed: () -> Void = {}
  private let client: NotesClient
  private var task: Task<Void, Never>?

  init(client: NotesClient) { self.client = client }

  func load() {
    task?.cancel()
    show("Loading…", canRetry: false)
    task = Task { [weak self, client] in
      do {
        let notes = try await client.notes()
        self?.show(notes.map(\.title).joined(separator: ", "), canRetry: false)
      } catch {
        self?.show("The notes can't be loaded.", canRetry: true)
      }
    }
  }

  private func show(_ text: String, canRetry: Bool) {
    self.text = text
    self.canRetry = canRetry
    changed()
  }
}

@Suite(.timeLimit(.minutes(30))) @MainActor struct NotesViewModelTests {
  @Test func `the view model tells each change, and what failed`() async {
    let model = NotesViewModel(client: NotesClient { throw NotesError.unreachable })
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    model.changed = { continuation.yield(model.text) }

    model.load()

    var told: [String] = []
    for await text in texts.prefix(2) { told.append(text) }
    #expect(told == ["Loading…", "The notes can't be loaded."])
    #expect(model.canRetry)
  }
}
