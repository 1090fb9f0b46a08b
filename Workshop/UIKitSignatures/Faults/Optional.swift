// error: value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'
import UIKit

extension UILabel {
  var length: Int { text.count }  // fault
}
