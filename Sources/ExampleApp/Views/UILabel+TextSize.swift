import UIKit

extension UILabel {
  /// Makes a label that takes the lines it needs, in letters of the size that the user chose.
  convenience init(_ style: UIFont.TextStyle) {
    self.init(frame: .zero)
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
  }
}
