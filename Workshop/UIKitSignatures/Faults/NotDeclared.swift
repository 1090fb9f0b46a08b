// error: value of type 'UILabel' has no member 'isHighlighted'
import UIKit

extension UILabel {
  var isEmphasized: Bool { self.isHighlighted }  // fault
}
