// error: missing arguments for parameters 'bottom', 'right' in call
import UIKit

extension UIView {
  func inset() { layoutMargins = UIEdgeInsets(top: 8, left: 8) }  // fault
}
