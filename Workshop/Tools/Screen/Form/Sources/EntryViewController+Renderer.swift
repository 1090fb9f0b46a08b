import AppComponents
import Coordinator
import UIKit

extension EntryViewController: FormViewController {
  /// Shows the given view state.
  func render(_ viewState: EntryViewState) {
    title = viewState.title
    form.show(isSending: viewState.isSending, error: viewState.error)
  }
}
