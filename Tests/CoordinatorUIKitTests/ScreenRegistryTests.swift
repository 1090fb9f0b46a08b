import TerminalUIKit
import Testing

@testable import CoordinatorUIKit

@MainActor @Suite struct ScreenRegistryTests {
  let registry = ScreenRegistry<String>()
  let page = UIViewController()

  @Test func `a view controller is known by what was said of it`() {
    registry.enter(page, as: "page")

    #expect(registry[page] == "page")
    #expect(registry[UIViewController()] == nil)
  }

  @Test func `a view controller in the place of one that is gone is not taken for it`() {
    for _ in 0..<100 { registry.enter(UIViewController(), as: "gone") }

    let fresh = (0..<100).map { _ in UIViewController() }

    #expect(fresh.allSatisfy { registry[$0] == nil })
  }

  @Test func `it keeps nothing alive, and forgets what is gone`() {
    weak var gone: UIViewController?
    do {
      let page = UIViewController()
      registry.enter(page, as: "page")
      gone = page
    }

    registry.enter(page, as: "kept")

    #expect(gone == nil)
    #expect(registry.entries.values.map(\.screen) == ["kept"])
  }
}
