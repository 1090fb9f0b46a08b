import AppComponents
import Foundation
import UIKit

extension UITableViewCell {
  /// Shows a row that opens a sight, or the status below the list, which opens nothing.
  func showSight(_ row: TableRow<Sight.ID?>) {
    showSymbols(of: row)
    accessoryType = row.id == nil ? .none : .disclosureIndicator
  }

  /// Shows a row with the stars of ratings, and the heart of a saved sight, in color.
  func showSymbols<ID>(of row: TableRow<ID>) {
    show(row)
    accessibilityLabel = accessibilityLabel?.spoken
    guard !row.isDimmed, var content = contentConfiguration as? UIListContentConfiguration else {
      return
    }
    content.attributedText = row.title.withColoredSymbols
    content.secondaryAttributedText = row.subtitle?.withColoredSymbols
    contentConfiguration = content
  }
}

extension String {
  /// The text with its stars and hearts in color; nil if it has none.
  fileprivate var withColoredSymbols: NSAttributedString? {
    guard hasSymbols else { return nil }
    let text = NSMutableAttributedString(string: self)
    for index in indices where "★☆♥".contains(self[index]) {
      let color: UIColor = self[index] == "♥" ? .systemRed : .systemOrange
      text.addAttribute(.foregroundColor, value: color, range: NSRange(index...index, in: self))
    }
    return text
  }
}
