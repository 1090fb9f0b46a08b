import Foundation
import Redux
import ReduxTesting
import Testing

/// The photo that the user attaches to a note.
struct PhotoState: StateType, Equatable {
  private(set) var upload: DataState<String> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case PhotoAction.upload(let event): upload.reduce(event)
    default: break
    }
  }
}

/// The events of the upload; its result is the photo's name on the server.
enum PhotoAction: ActionType, Codable, Equatable {
  case upload(LoadAction<String>)
}

/// A part of an upload.
enum UploadEvent: Equatable, Sendable {
  case sent(fraction: Double)
  case stored(name: String)
}

/// Sends files to a server; a test passes its own closure.
struct PhotoClient: Sendable {
  var upload: @Sendable (_ file: URL) -> AsyncThrowingStream<UploadEvent, any Error>
}

extension PhotoAction {
  /// Returns an effect that sends a file, and reports its progress.
  static func send(_ file: URL, by client: PhotoClient) -> Effect<PhotoState> {
    effect(reporting: { PhotoAction.upload($0) }) { progress in
      for try await event in client.upload(file) {
        switch event {
        case .sent(let fraction): progress(fraction)
        case .stored(let name): return name
        }
      }
      throw CancellationError()
    }
  }
}

/// The upload in words, ready to show.
struct PhotoViewState: Equatable {
  let text: String
  let fraction: Double?
  let canStop, canRetry: Bool

  init(_ state: PhotoState) {
    text =
      switch state.upload {
      case .idle: "No Photo"
      case .loading(let progress?, _): "Sending, \(Int(progress * 100)) %"
      case .loading: "Sending…"
      case .loaded: "Sent"
      case .failed: "The photo can't be sent."
      }
    fraction = state.upload.progress
    canStop = state.upload.isLoading
    canRetry = state.upload.error != nil
  }
}

@Suite(.timeLimit(.minutes(30))) struct PhotoUploadTests {
  private let file = URL(filePath: "/photo.jpg")

  @Test func `an upload reports its progress, and then its name`() async throws {
    let client = PhotoClient { _ in
      AsyncThrowingStream { continuation in
        continuation.yield(.sent(fraction: 0.5))
        continuation.yield(.stored(name: "photo-7"))
        continuation.finish()
      }
    }
    let store = TestStore(initialState: PhotoState())

    store.dispatch(PhotoAction.send(file, by: client))

    try await store.receive(PhotoAction.upload(.started)) {
      $0.reduce(PhotoAction.upload(.started))
    }
    try await store.receive(PhotoAction.upload(.progress(0.5))) {
      $0.reduce(PhotoAction.upload(.progress(0.5)))
    }
    try await store.receive(PhotoAction.upload(.success("photo-7"))) {
      $0.reduce(PhotoAction.upload(.success("photo-7")))
    }
    try await store.finish()
  }

  @Test(arguments: [
    (LoadAction<String>.started, "Sending…"), (.progress(0.4), "Sending, 40 %"),
    (.success("photo-7"), "Sent"), (.failure(NotesError.unreachable), "The photo can't be sent."),
  ])
  func `each event is put into words`(event: LoadAction<String>, text: String) {
    var state = PhotoState()
    state.reduce(PhotoAction.upload(.started))

    state.reduce(PhotoAction.upload(event))

    #expect(PhotoViewState(state).text == text)
  }
}
