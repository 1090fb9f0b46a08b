import Foundation
import Testing

@testable import TerminalUIKit

/// A view whose value VoiceOver changes, with a button for each value inside.
@MainActor private final class Dial: UIView {
  var value = 2
  let buttons = ["a", "b", "c"].map { title in
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    return UIButton(configuration: configuration)
  }

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = "Dial"
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: index * 8, y: 0, width: 8, height: 16)
      button.addAction(UIAction { [unowned self] _ in value = index }, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 16) }
  override func accessibilityIncrement() { value += 1 }
  override func accessibilityDecrement() { value -= 1 }
}

@Suite(.timeLimit(.minutes(30))) @MainActor struct AdjustableViewTests {
  private let dial = Dial()
  private let next = UISwitch()
  private let page: InputScreen

  init() {
    page = InputScreen([dial, next])
    page.screen.update()
  }

  @Test func `an adjustable view is one stop, whose value the arrow keys and letters change`() {
    #expect(dial.isFocused)
    #expect(page.screen.text.contains("←→ Dial"))

    page.screen.press(.right)
    page.screen.type("lllh")
    #expect(dial.value == 5)
    page.screen.press(.tab)

    #expect(next.isFocused)
  }

  @Test func `a narrow screen names the keys that change the value`() {
    let narrow = InputScreen(columns: 24, [dial, next])

    #expect(narrow.screen.text.contains("←→ Dial"))
  }

  @Test func `Enter moves on without a change`() {
    page.screen.press(.enter)

    #expect(next.isFocused && dial.value == 2)
  }

  @Test func `what is inside is marked together`() {
    #expect(page.screen.attributes.contains("1:1-3 bold reverse bg=background"))
  }

  @Test func `a click inside chooses there, and the view has the focus`() {
    page.screen.press(.tab)

    page.screen.click(TerminalPoint(column: 1, row: 0))

    #expect(dial.value == 1 && dial.isFocused)
  }
}
