import UIKit

extension UISwitch {
  /// Shows what is typed into a secure field for as long as the switch is on.
  func reveals(_ field: UITextField) {
    let reveal = UIAction { [unowned self, unowned field] _ in field.isSecureTextEntry = !isOn }
    addAction(reveal, for: .valueChanged)
  }

  /// The switch behind its words.
  func labeled(_ words: String) -> UIStackView {
    accessibilityLabel = words
    let label = UILabel(.body)
    label.text = words
    let row = UIStackView(arrangedSubviews: [label, self])
    row.spacing = 16
    return row
  }
}
