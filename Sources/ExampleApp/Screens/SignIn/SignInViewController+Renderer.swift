import AppComponents
import Coordinator
import UIKit

extension SignInViewController: FormViewController {
  func render(_ viewState: SignInViewState) {
    title = viewState.title
    form.show(
      isSending: viewState.isSending, error: viewState.error, waiting: viewState.waiting)
    spinner.spins(viewState.isSending)
  }
}
