// error: 'interactiveContentPopGestureRecognizer' is only available in iOS 26.0 or newer
import UIKit

extension UINavigationController {
  func stopSwipes() {
    interactiveContentPopGestureRecognizer?.isEnabled = false  // fault
  }
}
