// error: 'Identifier' is only available in iOS 26.0 or newer
import UIKit

extension UIDeferredMenuElement.Identifier {  // fault
  @available(iOS 26.0, *)
  static let keys = Self(rawValue: "keys")
}
