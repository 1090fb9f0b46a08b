import UIKit

extension AccountsViewController {
  /// Puts the accounts above what can be done with them.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = helpButton
    view.fill(withColumn: [accountsLabel, statusView, transferButton, cardButton])
  }
}
