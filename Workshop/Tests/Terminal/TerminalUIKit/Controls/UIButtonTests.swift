import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UIButtonTests {
  private let screen = TerminalScreen(columns: 40, rows: 8)
  private let page = UIViewController()

  init() {
    screen.show(page)
  }

  private func add(_ button: UIButton) {
    page.view.addSubview(button)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
  }

  private var firstRow: String { String(screen.text.prefix { $0 != "\n" }) }

  @Test(arguments: [("plain", "Save"), ("bordered", "▐ Save ▌"), ("prominent", "▐ Save ▌")])
  func `a style is visible without colors`(style: String, expected: String) {
    let configuration: UIButton.Configuration =
      switch style {
      case "plain": .plain()
      case "bordered": .bordered()
      default: .borderedProminent()
      }
    add(UIButton(configuration: configuration, primaryAction: UIAction(title: "Save") { _ in }))

    #expect(firstRow == expected)
  }

  @Test func `a plain button without the focus is marked as one for a terminal without colors`() {
    let buttons = ["Save", "Share"].map { title in
      UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in })
    }
    for button in buttons { add(button) }
    buttons[1].frame.origin.x = 80
    screen.focus.move(to: buttons[0])

    let cells = screen.canvas.cells

    #expect(cells[0].style.isReversed && !cells[0].style.isButton)
    #expect(cells[10].style.isButton)
    buttons[1].isEnabled = false
    screen.update()
    #expect(!screen.canvas.cells[10].style.isButton)
  }

  @Test(arguments: [TerminalKey.enter, .character(" ")]) func `a key presses the focused button`(
    key: TerminalKey
  ) {
    var presses = 0
    add(
      UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in presses += 1 }))

    screen.press(key)

    #expect(presses == 1)
  }

  @Test func `a click counts only where it began`() {
    var presses = 0
    add(
      UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in presses += 1 }))

    screen.click(TerminalPoint(column: 1, row: 0))
    screen.send(.mouse(TerminalMouse(.press, at: TerminalPoint(column: 1, row: 0))))
    screen.send(.mouse(TerminalMouse(.release, at: TerminalPoint(column: 9, row: 3))))

    #expect(presses == 1)
  }

  @Test func `a disabled button does nothing and can't be focused`() {
    var presses = 0
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    button.isEnabled = false
    add(button)

    screen.press(.enter)
    screen.click(TerminalPoint(column: 1, row: 0))

    #expect(presses == 0)
    #expect(button.isFocused == false)
  }

  @Test func `the focus is visible without colors`() {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in })
    add(button)

    #expect(screen.attributes.contains("reverse"))
  }
}
