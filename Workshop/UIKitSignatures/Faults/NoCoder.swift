// error: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
import UIKit

final class Banner: UIView {
  init() { super.init(frame: .zero) }
}  // fault
