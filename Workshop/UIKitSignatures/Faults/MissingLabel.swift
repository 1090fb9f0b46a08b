// error: missing argument label 'animated:' in call
import UIKit

extension UIViewController {
  func show(_ other: UIViewController) { present(other, true) }  // fault
}
