import Foundation
import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UIViewTests {
  private final class Witness: UIView {
    var log: [String] = []

    override func layoutSubviews() { log.append("laid out") }
  }

  private let screen = TerminalScreen(columns: 40, rows: 12)
  private let page = UIViewController()

  init() {
    screen.show(page)
  }

  @Test func `a view that moves within its superview keeps its constraints`() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let first = stack.arrangedSubviews[0]
    let tie = first.widthAnchor.constraint(equalTo: stack.arrangedSubviews[1].widthAnchor)
    tie.isActive = true

    stack.insertSubview(first, at: 1)
    stack.insertSubview(first, at: 0)
    stack.addSubview(first)

    #expect(stack.subviews.last === first)
    #expect(stack.arrangedSubviews.first === first)
    #expect(tie.isActive)
  }

  @Test func `a view that moves leaves its old superview`() {
    let view = UIView()
    let old = UIView()
    old.addSubview(view)

    page.view.addSubview(view)

    #expect(old.subviews == [])
    #expect(view.isDescendant(of: page.view))
  }

  @Test func `a view is laid out once for any number of changes`() {
    let witness = Witness()
    page.view.addSubview(witness)
    _ = screen.text
    witness.log = []

    witness.setNeedsLayout()
    witness.frame.size = CGSize(width: 80, height: 16)
    witness.setNeedsLayout()
    screen.update()

    #expect(witness.log == ["laid out"])
  }

  @Test func `a view that always asks for layout doesn't hang the screen`() {
    final class Restless: UIView {
      var count = 0

      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let restless = Restless()
    page.view.addSubview(restless)

    screen.update()

    #expect((2...30).contains(restless.count))
  }

  @Test func `the frontmost view is hit, unless it is hidden or not interactive`() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let front = UIView(frame: back.frame)
    for view in [back, front] { page.view.addSubview(view) }
    let hit = { page.view.hitTest(CGPoint(x: 8, y: 8)) }

    #expect(hit() === front)
    front.isHidden = true
    #expect(hit() === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit() === back)
  }

  @Test func `points are converted through scroll views`() {
    let scroll = UIScrollView(frame: CGRect(x: 16, y: 32, width: 80, height: 80))
    let child = UIView(frame: CGRect(x: 8, y: 160, width: 8, height: 16))
    scroll.addSubview(child)
    page.view.addSubview(scroll)
    scroll.contentSize = CGSize(width: 80, height: 400)
    scroll.contentOffset.y = 112

    #expect(child.convert(CGPoint.zero, to: page.view) == CGPoint(x: 24, y: 80))
  }

  @Test func `views in a removed hierarchy are released`() {
    weak var label: UILabel?
    do {
      let holder = UIView()
      let made = UILabel()
      label = made
      holder.addSubview(made)
      page.view.addSubview(holder)
      _ = screen.text
      holder.removeFromSuperview()
    }

    #expect(label == nil)
  }

  @Test func `edges snap to the nearest cell, so that neighbors meet`() {
    let left = TerminalRect(CGRect(x: 0, y: 0, width: 12, height: 24))
    let right = TerminalRect(CGRect(x: 12, y: 24, width: 12, height: 8))

    #expect(left == TerminalRect(column: 0, row: 0, columns: 2, rows: 2))
    #expect(right == TerminalRect(column: 2, row: 2, columns: 1, rows: 0))
  }
}
