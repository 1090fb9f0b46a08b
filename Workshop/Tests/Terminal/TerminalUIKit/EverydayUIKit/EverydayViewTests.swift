import Foundation
import Testing

@testable import TerminalUIKit

/// Views as existing apps set them up.
@Suite(.timeLimit(.minutes(30))) @MainActor struct EverydayViewTests {
  private let label = UILabel()
  private let button = UIButton(type: .system)

  @Test(arguments: [UIColor.white, .black, .clear, .systemGray6, UIColor(white: 1, alpha: 1)])
  func `text is readable in any color`(color: UIColor) {
    #expect([.normal, .secondary, .tertiary].contains(color.terminalColor))
  }

  @Test(arguments: [
    (1, 0.1, 0.1, TerminalColor.red), (0.2, 0.4, 0.9, .accent), (0.1, 0.8, 0.2, .green),
    (1, 0.7, 0, .orange), (0.5, 0.5, 0.55, .secondary),
  ])
  func `an exact color has the nearest meaning`(
    red: Double, green: Double, blue: Double, expected: TerminalColor
  ) {
    #expect(UIColor(red: red, green: green, blue: blue, alpha: 1).terminalColor == expected)
  }

  @Test func `a transparent background leaves what is behind`() {
    let behind = UIView()
    behind.backgroundColor = .systemRed
    label.backgroundColor = .clear
    label.text = "Hi"
    behind.addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: 32, height: 16)
    let page = InputScreen([behind])
    behind.heightAnchor.constraint(equalToConstant: 16).isActive = true
    page.screen.update()

    #expect(page.screen.attributes.contains("bg=red"))
  }

  @Test(arguments: [(NSTextAlignment.left, "Hi"), (.right, "                            Hi")])
  func `text is at the edge that its alignment says`(alignment: NSTextAlignment, row: String) {
    label.text = "Hi"
    label.textAlignment = alignment

    let page = InputScreen([label])

    #expect(page.row(0) == row)
  }

  @Test func `a view that is transparent isn't shown, and can't be reached`() {
    button.setTitle("Buy", for: .normal)
    let page = InputScreen([button])
    #expect(page.row(0).contains("Buy"))

    button.alpha = 0
    page.screen.update()

    #expect(!page.screen.text.contains("Buy"))
    #expect(throws: (any Error).self) { try page.screen.tap("Buy") }
  }

  @Test func `an animation sets its end, and completes a turn later`() async {
    var events: [String] = []

    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 9) {
        label.alpha = 0
        events.append("set")
      } completion: { _ in
        events.append("completed")
        continuation.resume()
      }
      events.append("returned")
    }

    #expect(events == ["set", "returned", "completed"])
    #expect(label.alpha == 0)
  }

  @Test func `subviews come to the front and go to the back`() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.addSubview(second)
    first.tag = 7

    view.bringSubviewToFront(first)
    #expect(view.subviews == [second, first])
    view.sendSubviewToBack(first)
    view.insertSubview(label, belowSubview: second)

    #expect(view.subviews == [first, label, second])
    #expect(view.viewWithTag(7) === first)
  }

  @Test func `editing ends wherever in the view the field is`() {
    let field = UITextField()
    let page = InputScreen([field, button])
    field.becomeFirstResponder()

    #expect(field.superview?.endEditing(true) == true)
    #expect(!field.isEditing)
    #expect(page.screen.text.isEmpty == false)
  }

  @Test func `titles, images and colors of a button's states are shown`() {
    button.setTitle("Follow", for: .normal)
    button.setTitle("Gone", for: .disabled)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.setTitleColor(.systemRed, for: .normal)
    let page = InputScreen([UITextField(), button])
    let enabled = page.row(1)
    let attributes = page.screen.attributes

    button.isEnabled = false
    page.screen.update()

    #expect(enabled.contains("+ Follow") && attributes.contains("fg=red"))
    #expect(page.row(1).contains("+ Gone"))
    #expect(button.currentTitle == "Gone")
  }

  @Test func `a tap on a button is a touch inside`() throws {
    button.setTitle("Follow", for: .normal)
    let page = InputScreen([button])
    page.record(.touchUpInside, of: button, as: "touch")
    page.record(.primaryActionTriggered, of: button, as: "action")

    try page.screen.tap("Follow")

    #expect(page.events == ["touch", "action"])
  }

  @Test func `a tint is that of the superview`() {
    let view = UIView()
    view.addSubview(button)
    view.tintColor = .systemGreen

    #expect(button.tintColor == .systemGreen)
    button.tintColor = .systemOrange
    #expect(button.tintColor == .systemOrange)
  }
}
