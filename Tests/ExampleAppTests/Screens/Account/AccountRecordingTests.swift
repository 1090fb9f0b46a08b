import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct AccountRecordingTests {
  @Test func `no password, no token and no link's text gets into a file`() async throws {
    let folder = TemporaryDirectory()
    let url = folder.url.appending(path: "session.jsonl")
    let services = Services.test(clock: TestClock())
    let user = try AppUser(
      directory: folder, services: services, writer: RecordingWriter<SightsApp>(url: url))
    user.app.open("sights://account/register", from: .customScheme)
    try await user.register()
    await user.screen.shows("Sign Out")
    user.app.open("https://sights.example/?token=hunter2", from: .universalLink)
    await user.screen.shows("The Link Can't Be Opened")

    let text = try String(contentsOf: url, encoding: .utf8)
    let token = try #require(services.client.tokens.token?.token.value)
    for secret in ["countess", "hunter2", token] { #expect(!text.contains(secret)) }
    #expect(!String(reflecting: user.app.store.state).contains(token))
    #expect(text.contains("SessionAction") && text.contains("LinkAction<AppMap>"))
    #expect(throws: Never.self) { try RecordingFile<SightsApp>(contentsOf: url).check() }
  }
}
