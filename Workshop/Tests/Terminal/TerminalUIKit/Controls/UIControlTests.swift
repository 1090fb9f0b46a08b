import Testing

@testable import TerminalUIKit

@MainActor @Suite(.timeLimit(.minutes(30))) struct UIControlTests {
  @Test func `actions run for their events, in order`() {
    let control = UIControl()
    var calls: [String] = []
    for name in ["first", "second"] {
      control.addAction(UIAction { _ in calls.append(name) }, for: .valueChanged)
    }

    control.sendActions(for: .primaryActionTriggered)
    control.sendActions(for: [.valueChanged, .editingChanged])

    #expect(calls == ["first", "second"])
  }
}
