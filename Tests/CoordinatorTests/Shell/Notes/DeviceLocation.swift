import Redux
import ReduxTesting
import Testing

/// The distance to the place where a note was written, as a screen shows it.
struct DistanceState: StateType, Equatable {
  enum Access: String, Codable { case unknown, allowed, denied }

  private(set) var access = Access.unknown
  private(set) var meters: Int?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case DistanceAction.accessAnswered(let answer): access = answer
    case DistanceAction.moved(let meters): self.meters = meters
    default: break
    }
  }
}

/// The events of the device's location.
enum DistanceAction: ActionType, Codable, Equatable {
  case accessAnswered(DistanceState.Access)
  case moved(meters: Int)
}

/// The device's location; a test passes its own closures.
struct LocationClient: Sendable {
  /// Asks the user for permission, or returns the earlier answer.
  var requestAccess: @Sendable () async -> DistanceState.Access
  /// The distances to a note's place, until the loop over them ends.
  var distances: @Sendable (Note.ID) -> AsyncStream<Double>
}

extension DistanceAction {
  /// Returns an effect that asks for permission, and then reports each change of ten meters.
  static func follow(_ note: Note.ID, by client: LocationClient) -> Effect<DistanceState> {
    { store in
      let access = await client.requestAccess()
      store.dispatch(accessAnswered(access))
      guard access == .allowed else { return }
      var last: Int?
      for await distance in client.distances(note) {
        let meters = Int(distance / 10) * 10
        if meters != last { store.dispatch(moved(meters: meters)) }
        last = meters
      }
    }
  }
}

@Suite(.timeLimit(.minutes(30))) struct DeviceLocationTests {
  @Test func `only changes that the screen shows become actions`() async throws {
    let client = LocationClient(requestAccess: { .allowed }) { _ in
      AsyncStream { continuation in
        for distance in [42.1, 43.7, 44.2, 51.0] { continuation.yield(distance) }
        continuation.finish()
      }
    }
    let store = TestStore(initialState: DistanceState())

    store.dispatch(DistanceAction.follow(1, by: client))

    try await store.receive(DistanceAction.accessAnswered(.allowed)) {
      $0.reduce(DistanceAction.accessAnswered(.allowed))
    }
    try await store.receive(DistanceAction.moved(meters: 40)) {
      $0.reduce(DistanceAction.moved(meters: 40))
    }
    try await store.receive(DistanceAction.moved(meters: 50)) {
      $0.reduce(DistanceAction.moved(meters: 50))
    }
    try await store.finish()
  }

  @Test func `without permission, nothing is read`() async {
    let client = LocationClient(requestAccess: { .denied }) { _ in AsyncStream { $0.finish() } }
    let store = Store(initialState: DistanceState())

    await store.dispatch(DistanceAction.follow(1, by: client)).value

    #expect(store.state.access == .denied)
    #expect(store.state.meters == nil)
  }
}
