// error: 'UIGlassEffect' is only available in iOS 26.0 or newer
import UIKit

final class Badge {
  var effect: UIGlassEffect?  // fault
}
