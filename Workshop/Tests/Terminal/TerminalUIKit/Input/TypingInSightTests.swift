import Testing

@testable import TerminalUIKit

/// Fields on a page that is longer than the screen.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TypingInSightTests {
  private let screen = TerminalScreen(columns: 30, rows: 10)
  private let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))

  @Test func `a field that was scrolled away is in sight again when the user types`() {
    let field = UITextField(frame: CGRect(x: 0, y: 480, width: 240, height: 16))

    type(in: field)

    #expect(field.text == "a")
    #expect(field.isInSight)
  }

  @Test func `so is the line of a text with the cursor`() {
    let text = UITextView(frame: CGRect(x: 0, y: 480, width: 240, height: 96))

    type(in: text)

    #expect(text.text == "a")
    #expect(page.contentOffset.y >= 480 + 16 - 160)
  }

  /// Begins to edit a view, scrolls it away, and types.
  private func type(in view: UIView) {
    let controller = UIViewController()
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    page.contentSize = CGSize(width: 240, height: 640)
    page.addSubview(view)
    controller.view.addSubview(page)
    screen.update()
    view.becomeFirstResponder()
    page.contentOffset = .zero
    screen.update()

    screen.press(.character("a"))
    screen.update()
  }
}
