import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct ScreenRegistryTests {
  let registry = ScreenRegistry<String>()
  let page = UIViewController()

  @Test func `a registered view controller has its screen`() {
    registry.register(page, as: "page")

    #expect(registry[page] == "page")
    #expect(registry[UIViewController()] == nil)
  }

  @Test func `a view controller at the address of a released one is not mistaken for it`() {
    for _ in 0..<100 { registry.register(UIViewController(), as: "gone") }

    let fresh = (0..<100).map { _ in UIViewController() }

    #expect(fresh.allSatisfy { registry[$0] == nil })
  }

  @Test func `the registry keeps nothing alive, and forgets what is gone`() {
    weak var gone: UIViewController?
    for _ in 0..<1_000 {
      let page = UIViewController()
      registry.register(page, as: "page")
      gone = page
    }

    registry.register(page, as: "kept")

    #expect(gone == nil)
    #expect(registry.entries.count <= 16)
    #expect(registry[page] == "kept")
  }
}
