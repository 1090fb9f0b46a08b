import AppComponents
import Coordinator
import UIKit

extension EntryViewController: FormViewController {
  func render(_ viewState: EntryViewState) {
    title = viewState.title
    form.show(isSending: viewState.isSending, error: viewState.error)
  }
}
