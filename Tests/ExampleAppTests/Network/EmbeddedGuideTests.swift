import AppShell
import AppTesting
import Foundation
import Redux
import ReduxTesting
import Synchronization
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct EmbeddedGuideTests {
  private let client = SightsClient(
    connection: EmbeddedProtocol.connection(
      to: EmbeddedBackend(latency: .zero), clock: TestClock()))

  @Test func `all parts of a guide are sent, and no other`() async throws {
    let guide = try await client.guide(3)

    #expect(guide.sightId == 3 && guide.parts.isEmpty)
    let first = try await client.part(1, of: guide)
    #expect(first.text.hasPrefix("Big Ben\nLondon, United Kingdom\n"))
    _ = try await client.part(guide.count, of: guide)
    await #expect(throws: ClientError.notFound) {
      try await client.part(guide.count + 1, of: guide)
    }
  }

  @Test func `a part isn't sent to those who have parts of another version`() async throws {
    let old = Guide(sightId: 3, version: "old", count: 10)

    await #expect(throws: ClientError.changed) { try await client.part(2, of: old) }
  }

  @Test func `a download starts over once if the guide changes meanwhile`() async throws {
    let folder = TemporaryDirectory()
    let backend = EmbeddedBackend(latency: .zero)
    let client = SightsClient(
      connection: EmbeddedProtocol.connection(to: backend, clock: TestClock()))
    let store = Store(initialState: AppState())
    let download = DownloadsAction.download(3, from: client, to: GuideFolder(url: folder.url))

    backend.failNext(status: 412)
    await store.dispatch(download).value
    #expect(store.state.downloads[3].value?.isComplete == true)

    GuideFolder(url: folder.url).remove(3)
    backend.failNext(status: 412)
    backend.failNext(status: 412)
    await store.dispatch(download).value
    #expect(store.state.downloads[3].error as? ClientError == .changed)
  }
}
