import Foundation
import Testing

@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct UISwitchTests {
  private let control = UISwitch()

  @Test(arguments: [TerminalKey.enter, .character(" ")])
  func `keys toggle the switch`(key: TerminalKey) {
    let page = InputScreen([control])
    page.record(.valueChanged, of: control, as: "changed")
    let before = page.row(0)

    page.screen.press(key)

    #expect(control.isOn)
    #expect([before, page.row(0)] == ["○──", " ━━●"])
    #expect(page.events == ["changed"])
  }

  @Test func `a click toggles the switch`() {
    control.isOn = true
    let page = InputScreen([control])
    page.record(.valueChanged, of: control, as: "changed")

    page.screen.click(TerminalPoint(column: 1, row: 0))

    #expect(!control.isOn)
    #expect(page.events == ["changed"])
  }

  @Test func `a disabled switch stays as it is`() {
    control.isEnabled = false
    let page = InputScreen([control])

    page.screen.press(.enter)
    page.screen.click(TerminalPoint(column: 1, row: 0))

    #expect(!control.isOn)
  }
}
