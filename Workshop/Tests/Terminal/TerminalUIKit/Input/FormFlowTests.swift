import Foundation
import Testing

@testable import TerminalUIKit

/// A form as an app has it, which must fit every terminal without contradictory constraints.
@Suite(.timeLimit(.minutes(30))) @MainActor struct FormFlowTests {
  private let email = UITextField()
  private let password = UITextField()
  private let submit = UIButton(configuration: .borderedProminent())
  private let controller = UIViewController()

  private func show(columns: Int, rows: Int) -> TerminalScreen {
    layOut()
    let screen = TerminalScreen(columns: columns, rows: rows)
    let window = UIWindow(windowScene: screen.windowScene)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    _ = screen.text
    return screen
  }

  private func layOut() {
    let view = UIScrollView()
    controller.view = view
    controller.title = "Sign in"
    email.placeholder = "Email"
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    submit.configuration?.title = "Sign in now"
    let hint = UILabel()
    hint.numberOfLines = 0
    hint.text = "Sign in to write reviews and to keep your saved sights on all your devices."
    let column = UIStackView(arrangedSubviews: [hint, email, password, submit])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let content = view.contentLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
  }

  @Test(arguments: [(20, 6, 0.0), (40, 12, 16), (80, 24, 16), (200, 60, 16)])
  func `the form fits without contradictory constraints`(
    columns: Int, rows: Int, spacing: CGFloat
  ) {
    let messages = TerminalDiagnostics.messages { _ = show(columns: columns, rows: rows) }

    #expect(messages == [])
    #expect(submit.frame.minY == password.frame.maxY + spacing)
    #expect(email.frame.width == min(CGFloat(columns * 8 - 32), 672))
  }

  @Test func `the form can be filled with the keyboard alone`() {
    let screen = show(columns: 40, rows: 12)
    var isSubmitted = false
    submit.addAction(UIAction { _ in isSubmitted = true }, for: .primaryActionTriggered)

    email.becomeFirstResponder()
    screen.type("ada@example.com")
    screen.press(.tab)
    screen.type("secret1")
    screen.press(.down)
    screen.press(.enter)

    #expect(email.text == "ada@example.com")
    #expect(password.text == "secret1")
    #expect(isSubmitted)
    #expect(screen.text.contains("•••••••"))
  }

  @Test(arguments: [40, 30])
  func `the last field names the button that it presses, before how to quit`(columns: Int) {
    password.returnKeyType = .go
    let screen = show(columns: columns, rows: 12)
    password.becomeFirstResponder()

    #expect(screen.text.contains("⏎ Sign in now"))
    submit.isEnabled = false
    #expect(!screen.text.contains("⏎"))
  }

  @Test func `a longer error message moves the views below it`() {
    let screen = show(columns: 40, rows: 24)
    let before = submit.frame.minY

    email.isHidden = true
    _ = screen.text

    #expect(submit.frame.minY == before - 32)
  }
}
