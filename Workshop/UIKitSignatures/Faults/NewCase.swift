// error: switch covers known cases, but 'UIKeyboardType' may have additional unknown values
import UIKit

extension UIKeyboardType {
  var isForEmail: Bool {
    switch self {
    case .emailAddress: true
    }
  }
}
