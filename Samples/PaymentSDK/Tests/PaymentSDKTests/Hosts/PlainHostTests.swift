import CoordinatorTesting
import Synchronization
import Testing
import UIKit

@testable import PaymentSDK
@testable import PlainHost

@Suite(.timeLimit(.minutes(30))) @MainActor struct PlainHostTests {
  @Test(arguments: Transitions.allCases)
  func `a user sends money in a sheet`(transitions: Transitions) async throws {
    let user = ShopUser(transitions)
    try await user.tap("Pay in a Sheet")
    #expect(await user.sees("Everyday: €1,200.00"))

    try await user.tap("New Transfer")
    try await user.type("Ann", into: "Recipient")
    try await user.type("50", into: "Amount")
    try await user.tap("Continue")
    #expect(await user.sees("€50.00 to Ann"))
    try await user.tap("Send")
    #expect(await user.sees("Reference: T1"))
    try await user.tap("Done")

    #expect(await user.sees("Everyday: €1,150.00"))
  }

  @Test(arguments: Transitions.allCases)
  func `a form says which rule it breaks`(transitions: Transitions) async throws {
    let user = ShopUser(transitions)
    try await user.tap("Pay Here")
    try await user.tap("New Transfer")
    try await user.tap("Continue")
    #expect(await user.sees("Who is it for?"))

    try await user.type("Ann", into: "Recipient")
    try await user.type("501", into: "Amount")

    #expect(await user.sees("It can't be more than €500.00."))
  }

  @Test(arguments: Transitions.allCases)
  func `a user freezes the card, and unfreezes it`(transitions: Transitions) async throws {
    let user = ShopUser(transitions)
    try await user.tap("Pay Here")
    try await user.tap("Card")

    #expect(await user.sees("Freeze"))
    try await user.tap("Freeze")
    #expect(await user.sees("4242 is frozen"))
    #expect(await user.sees("Unfreeze"))
    try await user.tap("Unfreeze")

    #expect(await user.sees("Freeze"))
    await user.goBack()
    await user.goBack()
    #expect(await user.sees("Welcome back"))
  }

  @Test(arguments: Transitions.allCases)
  func `a request that failed is tried again`(transitions: Transitions) async throws {
    let bank = UnreliableBank()
    let user = ShopUser(transitions, over: bank.connection)
    bank.isDown.withLock { $0 = true }
    try await user.tap("Pay in a Sheet")
    #expect(await user.sees("The bank can't be reached."))

    bank.isDown.withLock { $0 = false }
    try await user.tap("Try Again")

    #expect(await user.sees("Everyday: €1,200.00"))
  }

  @Test(arguments: Transitions.allCases)
  func `the host's screens stay, below the SDK and on top of it`(
    transitions: Transitions
  ) async throws {
    let user = ShopUser(transitions)
    try await user.tap("Pay Here")
    try await user.tap("Help")
    #expect(await user.sees("Help by the Shop"))
    #expect(user.container.viewControllers.count == 3)

    user.home.payments.signOut()
    await user.screen.settled()

    #expect(user.container.viewControllers.map(\.title) == ["Shop", "Help by the Shop"])
  }

  @Test(arguments: Transitions.allCases)
  func `the host may take the SDK away`(transitions: Transitions) async throws {
    let user = ShopUser(transitions)
    try await user.tap("Pay Here")
    try await user.tap("Card")
    user.container.popToRootViewController(animated: true)
    #expect(await user.sees("Welcome back"))

    try await user.tap("Sign Out")
    #expect(await user.sees("Signed out"))
    try await user.tap("Pay in a Sheet")
    user.home.dismiss(animated: true)

    #expect(await user.sees("Welcome back"))
  }

  @Test(arguments: Transitions.allCases)
  func `nothing is left of the SDK once it is closed`(transitions: Transitions) async throws {
    let (user, watch) = (ShopUser(transitions), LeakWatch())
    for opening in ["Pay Here", "Pay in a Sheet"] {
      try await user.tap(opening)
      try await user.tap("New Transfer")
      let sheet = user.home.presentedViewController as? UINavigationController
      for screen in (sheet ?? user.container).viewControllers.suffix(2) { watch.watch(screen) }
      await user.goBack()
      if sheet == nil { await user.goBack() } else { try await user.tap("Close") }
      #expect(await user.sees("Welcome back"))
    }

    #expect(await user.screen.until { _ in watch.alive.isEmpty })
  }
}
