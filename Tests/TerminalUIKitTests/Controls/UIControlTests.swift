import Testing

@testable import TerminalUIKit

@MainActor @Suite struct UIControlTests {
  private let control = UIControl()

  @Test func `actions run for their events, in order, with the control as sender`() {
    var calls: [String] = []
    for name in ["first", "second"] {
      control.addAction(
        UIAction { [control] in calls.append("\(name) \($0.sender as? UIControl === control)") },
        for: .valueChanged)
    }

    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)

    #expect(calls == ["first true", "second true"])
  }

  @Test func `an action with the same name takes the other's place`() {
    var calls: [Int] = []
    for number in 1...2 {
      control.addAction(
        UIAction(identifier: .init("save")) { _ in calls.append(number) }, for: .valueChanged)
    }

    control.sendActions(for: .valueChanged)

    #expect(calls == [2])
  }

  @Test func `a removed action is silent for the events it is removed from`() {
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: [.valueChanged, .touchUpInside])

    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)

    #expect(count == 1)
  }

  @Test func `the state is what the flags add up to`() {
    control.isEnabled = false
    control.isSelected = true

    #expect(control.state == [.disabled, .selected])
  }
}
