// error: switch covers known cases, but 'UIUserInterfaceSizeClass' may have additional unknown values
import UIKit

extension UIUserInterfaceSizeClass {
  var isNarrow: Bool {
    switch self {  // fault
    case .compact: true
    case .regular: false
    case .unspecified: false
    }
  }
}
