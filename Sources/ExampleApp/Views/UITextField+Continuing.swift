import UIKit

extension UITextField {
  /// Has the return key go on to the next field.
  func continues(in next: UITextField) {
    returnKeyType = .next
    let goOn = UIAction { [unowned next] _ in next.becomeFirstResponder() }
    addAction(goOn, for: .primaryActionTriggered)
  }
}
