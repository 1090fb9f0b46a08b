import UIKit

extension UIControl {
  /// Runs a closure on an event: a tap on a button or the return key in a field, unless you name another.
  func on(_ event: Event = .primaryActionTriggered, perform handler: @escaping () -> Void) {
    addAction(UIAction { _ in handler() }, for: event)
  }
}

extension UIButton {
  /// Makes a button with a title.
  convenience init(_ configuration: Configuration, title: String) {
    var configuration = configuration
    configuration.title = title
    self.init(configuration: configuration)
  }
}

extension UISwitch {
  /// Shows what the user types into a secure field while the switch is on.
  func reveals(_ field: UITextField) {
    on(.valueChanged) { [unowned self, unowned field] in field.isSecureTextEntry = !isOn }
  }

  /// Puts the switch behind a label.
  func labeled(_ text: String) -> UIStackView {
    accessibilityLabel = text
    let label = UILabel(.body)
    label.text = text
    return UIStackView(row: [label, self])
  }
}
