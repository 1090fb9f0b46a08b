import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite struct UIScrollViewTests {
  private let screen = TerminalScreen(columns: 20, rows: 7)
  private let scroll = UIScrollView()
  private let label = UILabel()

  /// Ten lines, pinned to the content as one does on iOS.
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

  @Test func `constraints give the size of the content`() {
    screen.update()

    #expect(scroll.contentSize == CGSize(width: 160, height: 160))
  }

  @Test(arguments: [
    (TerminalKey.down, "Line 1"), (.pageDown, "Line 4"), (.end, "Line 4"), (.home, "Line 0"),
  ])
  func `keys scroll a page that is only read`(key: TerminalKey, expected: String) {
    screen.press(key)

    #expect(firstLine.hasPrefix(expected))
  }

  @Test func `the bar shows how far one is`() {
    let before = screen.attributes
    screen.press(.end)

    #expect(
      screen.text.split(separator: "\n").map { $0.hasSuffix("┃") }.prefix(6) == [
        false, false, false, true, true, true,
      ])
    #expect(before != screen.attributes)
  }

  @Test func `content keeps within what there is`() {
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

  @Test func `a rectangle is shown with as little scrolling as it takes`() {
    screen.update()
    let offsets = [CGFloat(96), 100, 8].map { y in
      scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 8, height: 16), animated: false)
      return scroll.contentOffset.y
    }

    #expect(offsets == [112 - scroll.bounds.height, 116 - scroll.bounds.height, 8])
  }

  @Test func `the focus scrolls into sight`() {
    let button = addButton()

    screen.press(.tab)

    #expect(scroll.contentOffset.y == 64)
    #expect(button.isFocused)
  }

  @Test func `a long page begins at its top, and a control has the focus once it is read`() {
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
