import AppShell
import UIKit

extension EntryViewController {
  /// Stacks the fields above the button.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    titleField.continues(in: noteField)
    noteField.returnKeyType = .go
    let views = [titleField, noteField, problemLabel, errorLabel, sendButton]
    view.fill(withScrolling: UIStackView(column: views, spacing: 16))
  }
}
