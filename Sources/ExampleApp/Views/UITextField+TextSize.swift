import UIKit

extension UITextField {
  /// Makes a field with a border, in letters of the size that the user chose.
  convenience init(_ style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    borderStyle = .roundedRect
  }
}
