// error: 'Provider' is only available in iOS 26.0 or newer
import UIKit

final class KeyResponder: UIResponder {
  override func provider(
    for deferredElement: UIDeferredMenuElement
  ) -> UIDeferredMenuElement.Provider? {  // fault
    nil
  }
}
