import Coordinator
import UIKit

extension AccountsViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: AccountsViewState) {
    title = viewState.title
    accountsLabel.text = viewState.accounts
    statusView.render(viewState.status)
    transferButton.configuration?.title = viewState.transferTitle
    transferButton.isHidden = !viewState.offersTransfers
    cardButton.isHidden = !viewState.offersCards
    navigationItem.leftBarButtonItem = viewState.offersClosing ? closeButton : nil
  }
}
