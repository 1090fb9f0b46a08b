import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UIScrollViewTests {
  private let screen = TerminalScreen(columns: 20, rows: 7)
  private let scroll = UIScrollView()
  private let label = UILabel()

  /// Adds ten lines with constraints to the content guide, as on iOS.
  init() {
    let page = UIViewController()
    page.view = scroll
    label.text = (0..<10).map { "Line \($0)" }.joined(separator: "\n")
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      label.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    screen.show(page)
  }

  private var firstLine: String { String(screen.text.prefix { $0 != "\n" && $0 != "┃" }) }

  @Test func `constraints determine the size of the content`() {
    screen.update()

    #expect(scroll.contentSize == CGSize(width: 160, height: 160))
  }

  @Test(arguments: [(5, "Line 4"), (0, "Line 0")])
  func `the scroll indicator can be dragged`(row: Int, expected: String) {
    screen.update()

    screen.send(.mouse(TerminalMouse(.press, at: TerminalPoint(column: 19, row: 1))))
    screen.send(.mouse(TerminalMouse(.release, at: TerminalPoint(column: 19, row: row))))

    #expect(firstLine.hasPrefix(expected))
  }

  @Test(arguments: [
    (TerminalKey.down, "Line 1"), (.pageDown, "Line 4"), (.end, "Line 4"), (.home, "Line 0"),
  ])
  func `keys scroll a page without controls`(key: TerminalKey, expected: String) {
    screen.press(key)

    #expect(firstLine.hasPrefix(expected))
  }

  @Test func `the scroll indicator shows the position`() {
    let before = screen.attributes
    screen.press(.end)

    #expect(
      screen.text.split(separator: "\n").map { $0.hasSuffix("┃") }.prefix(6) == [
        false, false, false, true, true, true,
      ])
    #expect(before != screen.attributes)
  }

  @Test(arguments: TerminalTheme.allCases)
  func `the scroll indicator can be seen`(theme: TerminalTheme) throws {
    screen.update()
    let bar = try #require(screen.canvas.cells.first { $0.text == "┃" })

    let contrast = theme.rgb(bar.style.foreground).contrast(with: theme.rgb(.background))

    #expect(contrast >= 4.5)
  }

  @Test func `scrolling stops at the ends of the content`() {
    scroll.contentOffset = CGPoint(x: 0, y: 5_000)

    screen.update()

    #expect(scroll.contentOffset == CGPoint(x: 0, y: 64))
  }

  private func addButton() -> UIButton {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "End") { _ in })
    button.frame = CGRect(x: 0, y: 144, width: 40, height: 16)
    scroll.addSubview(button)
    return button
  }

  @Test func `a rectangle is scrolled into sight with as little scrolling as possible`() {
    screen.update()
    let offsets = [CGFloat(96), 100, 8].map { y in
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 8, height: 16), animated: false)
      return scroll.contentOffset.y
    }

    #expect(offsets == [112 - scroll.bounds.height, 116 - scroll.bounds.height, 8])
  }

  @Test func `the focused view is scrolled into sight`() {
    let button = addButton()

    screen.press(.tab)

    #expect(scroll.contentOffset.y == 64)
    #expect(button.isFocused)
  }

  @Test func `a long page starts at its top, and a control gets the focus once it is visible`() {
    let button = addButton()

    let start = firstLine
    let wasFocused = button.isFocused
    for _ in 0..<4 { screen.press(.down) }
    screen.update()

    #expect(start.hasPrefix("Line 0"))
    #expect(wasFocused == false)
    #expect(button.isFocused)
  }
}
