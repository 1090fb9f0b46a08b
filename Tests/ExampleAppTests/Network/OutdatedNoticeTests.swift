import AppTesting
import Redux
import ReduxTesting
import Synchronization
import Testing

@testable import ExampleApp

/// What the client does once its server refuses this version of the app.
@Suite(.timeLimit(.minutes(30))) struct OutdatedNoticeTests {
  private let backend = EmbeddedBackend(latency: .zero)
  private let client: SightsClient

  init() {
    client = SightsClient(
      connection: EmbeddedProtocol.connection(to: backend, clock: TestClock()))
  }

  private static let requests: [(String, @Sendable (SightsClient) async throws -> Void)] = [
    ("list", { _ = try await $0.sights(page: 1) }),
    ("sight", { _ = try await $0.sight(3) }),
    ("reviews", { _ = try await $0.reviews(of: 3) }),
    ("guide", { _ = try await $0.guide(3) }),
    ("part", { _ = try await $0.part(1, of: Guide(sightId: 3, version: "1", count: 2)) }),
    (
      "sign-in",
      { _ = try await $0.signIn(Credentials(email: "a@b.example", password: "long enough")) }
    ),
  ]

  @Test(arguments: requests.indices)
  func `whichever request is refused, the app is told once`(index: Int) async {
    let count = Mutex(0)
    client.connection.outdated.onReport { count.withLock { $0 += 1 } }
    backend.failNext(status: 426)

    await #expect(throws: ClientError.outdated) { try await Self.requests[index].1(client) }

    #expect(count.withLock { $0 } == 1)
  }

  @Test func `another refusal is no news about the version`() async {
    let count = Mutex(0)
    client.connection.outdated.onReport { count.withLock { $0 += 1 } }
    backend.failNext(status: 403)

    _ = try? await client.sight(3)

    #expect(count.withLock { $0 } == 0)
  }
}
