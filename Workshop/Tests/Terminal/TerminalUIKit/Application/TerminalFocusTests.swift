import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct TerminalFocusTests {
  private let screen = TerminalScreen(columns: 40, rows: 12)
  private let page = LoggingViewController("Home")
  private let buttons: [UIButton]

  /// Four buttons in two rows and two columns.
  init() {
    buttons = ["A", "B", "C", "D"].map { title in
      UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in })
    }
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: index % 2 * 80, y: index / 2 * 32, width: 40, height: 16)
      page.view.addSubview(button)
    }
    screen.show(page)
    screen.update()
  }

  private var focused: String? {
    (screen.focus.view as? UIButton)?.configuration?.title
  }

  private func path(_ keys: TerminalKey...) -> [String?] {
    keys.map { key in
      screen.press(key)
      return focused
    }
  }

  @Test func `Tab moves the focus in reading order and starts over, and Shift-Tab moves it back`() {
    #expect(path(.tab, .tab, .tab, .tab, .backTab) == ["B", "C", "D", "A", "D"])
  }

  @Test
  func `an arrow moves the focus to the nearest view in its direction, and not beyond the last`() {
    #expect(path(.right, .down, .left, .up, .up) == ["B", "D", "C", "A", "A"])
  }

  @Test func `j and k move as arrows do`() {
    #expect(path(.character("j"), .character("k")) == ["C", "A"])
  }

  @Test func `the focus leaves a view that can't have it any more`() {
    screen.press(.tab)

    buttons[1].isHidden = true
    screen.update()

    #expect(focused == "A")
  }

  @Test func `a disabled control keeps the focus and does nothing`() {
    var presses = 0
    buttons[1].addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    screen.press(.tab)

    buttons[1].isEnabled = false
    screen.press(.enter)
    buttons[1].isEnabled = true
    screen.press(.enter)

    #expect(focused == "B")
    #expect(presses == 1)
  }

  @Test func `Tab moves on from a disabled control`() {
    screen.press(.tab)
    buttons[1].isEnabled = false

    #expect(path(.tab, .backTab) == ["C", "A"])
  }

  @Test func `a sheet takes the focus and returns it`() async {
    screen.press(.tab)
    let sheet = UIViewController()
    let inside = UIButton(configuration: .plain(), primaryAction: UIAction(title: "In") { _ in })
    inside.frame = CGRect(x: 0, y: 0, width: 40, height: 16)
    sheet.view.addSubview(inside)

    page.present(sheet, animated: false)
    screen.update()
    let within = path(.tab, .down)
    screen.press(.escape)
    await screen.settled()

    #expect(within == ["In", "In"])
    #expect(focused == "B")
  }

  @Test func `a page that reappears has the focus where it was`() async {
    let navigation = UINavigationController(rootViewController: page)
    screen.show(navigation)
    screen.update()
    buttons[2].becomeFirstResponder()
    screen.focus.move(to: buttons[2])

    navigation.pushViewController(UIViewController(), animated: false)
    screen.update()
    screen.press(.escape)
    await screen.settled()

    #expect(focused == "C")
  }

  @Test func `the cursor is at the focus`() {
    screen.press(.down)
    screen.update()

    #expect(screen.canvas.cursor == TerminalPoint(column: 0, row: 2))
  }

  @Test func `the help line names the keys that work now`() {
    #expect(screen.text.hasSuffix(" ⏎ A   q Quit   ⇥ Next   ? Keys"))
  }

  @Test func `a slash moves the focus to the search field, and can be typed there`() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 96, width: 160, height: 16))
    page.view.addSubview(field)
    let help = screen.text

    screen.type("//")

    #expect(help.contains("/ Search"))
    #expect(field.text == "/")
  }

  @Test func `a screen without a user has no focus`() {
    let screen = TerminalScreen(columns: 40, rows: 12)
    screen.isInteractive = false
    screen.show(UINavigationController(rootViewController: page))

    #expect(screen.text.hasSuffix("Quit") == false)
    #expect(screen.focus.view == nil)
  }

  @Test func `leaving a field moves the focus to the next view`() {
    let field = UITextField(frame: CGRect(x: 0, y: 96, width: 80, height: 16))
    page.view.addSubview(field)
    field.becomeFirstResponder()

    field.resignFirstResponder()

    #expect(field.isFirstResponder == false)
    #expect(focused == "A")
  }

  @Test func `Esc leaves a field if it has no other effect, and the help line says so`() {
    let field = UITextField(frame: CGRect(x: 0, y: 96, width: 80, height: 16))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    let help = screen.text

    screen.press(.escape)

    #expect(help.contains("Esc Done"))
    #expect(field.isFirstResponder == false)
  }
}
