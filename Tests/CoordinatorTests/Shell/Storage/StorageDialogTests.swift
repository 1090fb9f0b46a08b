import AppTesting
import Coordinator
import Foundation
import Redux
import Testing

@testable import AppShell

/// The smallest app tells its user what happened to their data, although its own code doesn't.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct StorageDialogTests {
  private let directory = TemporaryDirectory()

  @Test func `a damaged file is told once, also if the app starts with a link`() async throws {
    try Data("damaged".utf8).write(to: directory.url.appending(path: "state.json"))
    let user = try AppUser(at: "counter://counter", directory: directory)
    #expect(await user.shows("set aside as state.damaged-"))

    try await user.tap("OK")

    #expect(await user.isAt("counter"))
    try await user.tap("Increment")
    #expect(await user.shows("Count: 1"))
    #expect(!user.screen.text.contains("set aside"))
  }

  @Test func `a second app with the same data says that it saves nothing`() async throws {
    let first = try AppUser(directory: directory)
    #expect(await first.shows("Count: 0"))

    let second = try AppUser(directory: directory)

    #expect(await second.shows("The app is already open with this data."))
  }

  @Test func `a failure to save is shown until saving works again`() async throws {
    let user = try unwritable()
    #expect(await user.shows("Your changes could not be saved."))

    try FileManager.default.removeItem(at: URL(filePath: directory.url.path))
    await user.receive(.enteredBackground)

    #expect(await user.isAt("counter"))
  }

  @Test func `a failure to save that the user has read isn't shown again`() async throws {
    let user = try unwritable()

    try await user.tap("OK")
    await user.receive(.enteredBackground)
    await user.settled()

    #expect(await user.isAt("counter"))
  }

  @Test func `a problem waits until another question is answered`() async throws {
    let user = try AppUser(directory: directory)
    try user.follow("nowhere")
    #expect(await user.shows("The Link Can't Be Opened"))

    user.dispatch(StorageProblem.dropped)
    await user.settled()
    #expect(!user.screen.text.contains("Some changes were not kept."))
    try await user.tap("Cancel")

    #expect(await user.shows("Some changes were not kept."))
  }

  /// Starts the app with a file in place of its folder, which stands for a disk that can't be written.
  private func unwritable() throws -> AppUser {
    try FileManager.default.removeItem(at: directory.url)
    try Data().write(to: URL(filePath: directory.url.path))
    return try AppUser(directory: directory)
  }
}
