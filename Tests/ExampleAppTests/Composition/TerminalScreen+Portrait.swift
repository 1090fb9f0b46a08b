import AppShell
import AppTesting
import UIKit

@testable import UIKit

extension TerminalScreen {
  /// The screen as text, without what isn't a part of the state: the focus, how far the user has
  /// scrolled or which row was last in focus, and what stands in the fields of a form or is missing there.
  var portrait: String {
    let (focused, views) = (focus.view, windowScene.windows.flatMap(\.allViews))
    let fields = views.compactMap { $0 as? UITextField }.map { ($0, text: $0.text) }
    let textViews = views.compactMap { $0 as? UITextView }.map { ($0, text: $0.text) }
    let switches = views.compactMap { $0 as? UISwitch }.map { ($0, isOn: $0.isOn) }
    let wasInteractive = isInteractive
    if wasInteractive { becomeInteractive(false) }
    focus.move(to: nil)
    for view in views { (view as? UIScrollView)?.contentOffset = .zero }
    for (field, _) in fields { field.text = nil }
    for (view, _) in textViews { view.text = "" }
    for (control, _) in switches { control.isOn = false }
    defer {
      for (field, text) in fields { field.text = text }
      for (view, text) in textViews { view.text = text }
      for (control, isOn) in switches { control.isOn = isOn }
      if wasInteractive { becomeInteractive(true) }
      focus.move(to: focused)
    }
    return text.replacing(/\ +Sight \d+ of/, with: " Sight of")
      .replacing(/⚠ [^│\n]*/) { String(repeating: " ", count: $0.output.count) }
  }

  /// Shows the focus and the keys, or neither.
  func becomeInteractive(_ isInteractive: Bool) {
    self.isInteractive = isInteractive
    resize(columns: 80, rows: 24)
  }

  /// The controls of a kind that the user can reach, in reading order.
  func controls<Control: UIView>(_ kind: Control.Type) -> [Control] {
    focusScope?.focusableViews.compactMap { $0 as? Control } ?? []
  }

  /// Whether a field contains text.
  var hasText: Bool {
    windowScene.windows.flatMap(\.allViews).contains {
      ($0 as? UITextField)?.text?.isEmpty == false
    }
  }

  /// Types into a field, or pastes if the text is long.
  func type(_ text: String, in field: UITextField?) {
    guard let field, field.becomeFirstResponder() else { return }
    if text.count > 50 { send(.paste(text)) } else { type(text) }
  }
}

extension UIView {
  /// The view and all in it.
  fileprivate var allViews: [UIView] { [self] + subviews.flatMap(\.allViews) }
}
