import AppComponents
import Coordinator
import UIKit

extension RegisterViewController: FormViewController {
  func render(_ viewState: RegisterViewState) {
    title = viewState.title
    form.show(
      isSending: viewState.progress != nil, error: viewState.error, waiting: viewState.waiting)
    signInButton.isHidden = !viewState.canSignIn
    noticeLabel.show(viewState.notice)
    progress.isHidden = viewState.progress == nil
    progressView.progress = viewState.progress ?? 0
  }
}
