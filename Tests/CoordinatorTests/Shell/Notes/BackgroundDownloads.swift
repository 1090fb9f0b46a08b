import Redux
import Testing

/// The files that are attached to notes: the progress of each, and its name once it is there.
struct AttachmentsState: StateType, Equatable {
  private(set) var files: [Note.ID: DataState<String>] = [:]

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case AttachmentsAction.download(let id, let event): files[id, default: .idle].reduce(event)
    default: break
    }
  }
}

/// The events of the downloads.
enum AttachmentsAction: ActionType, Codable, Equatable {
  case download(Note.ID, LoadAction<String>)
}

/// Downloads files while the app is suspended; a test passes its own closures.
struct BackgroundDownloads: Sendable {
  typealias Event = (id: Note.ID, load: LoadAction<String>)

  var start: @Sendable (Note.ID) -> Void
  var cancel: @Sendable (Note.ID) -> Void
  /// The events of all downloads, including those that an earlier run of the app began.
  var events: @Sendable () -> AsyncStream<Event>
}

extension AttachmentsAction {
  /// Returns an effect without an end, which reports the events of all downloads.
  static func follow(_ downloads: BackgroundDownloads) -> Effect<AttachmentsState> {
    { store in
      for await event in downloads.events() {
        store.dispatch(AttachmentsAction.download(event.id, event.load))
      }
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct BackgroundDownloadsTests {
  @Test func `a download that an earlier run began is known`() async {
    let downloads = BackgroundDownloads(start: { _ in }, cancel: { _ in }) {
      AsyncStream { continuation in
        continuation.yield((id: 3, load: .started))
        continuation.yield((id: 3, load: .progress(0.5)))
        continuation.yield((id: 4, load: .started))
        continuation.yield((id: 3, load: .success("3.pdf")))
        continuation.finish()
      }
    }
    let store = Store(initialState: AttachmentsState())

    await store.dispatch(AttachmentsAction.follow(downloads)).value

    #expect(store.state.files == [3: .loaded("3.pdf"), 4: .loading()])
  }
}
