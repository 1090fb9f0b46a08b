import AppComponents
import AppShell
import AppTesting
import Coordinator
import TerminalUIKit
import Testing

/// A screen whose title, button and field have the same text.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct TypingTests {
  private let user: AppTesting.AppUser<DiaryApp>
  private let field = UITextField(.body, placeholder: "Search", nil)

  init() async throws {
    user = try AppTesting.AppUser<DiaryApp>()
    let coordinator = try #require(user.app.liveScreens.first?.coordinator as? DiaryCoordinator)
    let screen = coordinator.viewController
    let button = UIButton(
      configuration: .bordered(), primaryAction: UIAction(title: "Search") { _ in })
    screen.title = "Search"
    screen.view.fill(withScrolling: UIStackView(column: [button, field]))
  }

  @Test func `a text is typed into the field, and removed from it`() async throws {
    try await user.type("Tea", into: "Search")
    #expect(field.text == "Tea")

    try await user.clear("Search")
    #expect(field.text == "")
  }
}
