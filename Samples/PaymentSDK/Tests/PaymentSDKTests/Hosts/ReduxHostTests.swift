import AppShell
import AppTesting
import Coordinator
import Redux
import Testing

@testable import ReduxHost

typealias WalletUser = AppTesting.AppUser<HostApp>

extension ReduxHost.HostApp: AppTesting.TestableApp {}

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct ReduxHostTests {
  @Test func `what the SDK reports is in the state of the host`() async throws {
    let user = try await WalletUser.start()
    try await user.tap("Pay")
    #expect(await user.shows("Wallet"))

    try await user.tap("Send Francs")
    try await user.type("Ann", into: "Recipient")
    try await user.type("20.50", into: "Amount")
    try await user.tap("Continue")
    try await user.tap("Send")
    try await user.tap("Done")
    try await user.tap("Close")

    #expect(await user.shows("Paid: T1"))
    #expect(user.app.store.state.receipts == ["T1"])
  }

  @Test func `a link opens the SDK, and leaving it is a place in the host`() async throws {
    let user = try await WalletUser.start()
    try user.follow("pay")
    #expect(await user.shows("Wallet"))
    #expect(await user.showsNo("Card"))

    try await user.tap("Close")

    #expect(await user.isAt("home"))
    #expect(await user.shows("No payments"))
  }

  @Test func `the host may go elsewhere while the SDK is open`() async throws {
    let user = try await WalletUser.start()
    try user.follow("pay")
    #expect(await user.shows("Wallet"))

    try user.follow("home")

    #expect(await user.shows("No payments"))
  }
}
