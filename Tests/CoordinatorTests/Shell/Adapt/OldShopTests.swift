import AppShell
import Coordinator
import CoordinatorLinks
import TerminalUIKit
import Testing

@Suite(.timeLimit(.minutes(30))) @MainActor struct OldShopTests {
  @Test func `a path of the old router leads to its screen`() throws {
    let match = try oldShopLinks.parse("https://shop.example/product/7", from: .universalLink).get()

    #expect(match.route == Route(tab: .catalog, [.product(id: 7)]))
  }

  @Test func `a view controller from before is a screen`() {
    let screen = OldProductViewController()

    let coordinator = ExistingScreenCoordinator(screen)

    #expect(coordinator.viewController === screen)
  }

  #if !os(iOS)
    @Test func `a stand-in takes its place off iOS`() {
      let coordinator = ExistingScreenCoordinator(
        StandInViewController<Never, Never>(title: "Product"))

      #expect(coordinator.viewController.title == "Product")
    }
  #endif
}
