import AppComponents
import UIKit

/// A bar button item that says how far down a list the user is, or for a moment something else.
///
/// Without a text it is hidden: a bar item without a title would be an empty bubble of glass.
final class ListPosition {
  /// The item, to be placed in a navigation bar.
  let item = UIBarButtonItem(title: "")
  private var row: Int?
  private var notice: String?
  private var words: (Int) -> String = { _ in "" }

  /// Creates an item that follows the user through the rows of a table.
  init<ID>(in rows: TableRows<ID>) {
    item.isEnabled = false
    item.isHidden = true
    rows.moved = { [weak self] row in
      self?.row = row
      self?.update()
    }
  }

  /// Shows a notice, or else the position.
  ///
  /// - Parameters:
  ///   - notice: A notice, which VoiceOver reads when it is new; nil for the position.
  ///   - words: Returns the text for a position, counted from 1.
  func show(_ notice: String?, or words: @escaping (Int) -> String) {
    if let notice, notice != self.notice { UIAccessibility.announce(notice) }
    self.notice = notice
    self.words = words
    update()
  }

  private func update() {
    let title = notice ?? row.map(words) ?? ""
    guard title != item.title else { return }
    item.title = title
    item.isHidden = title.isEmpty
  }
}
