import Coordinator
import UIKit

extension SightViewController: Renderer {
  /// Shows the given view state.
  func render(_ viewState: SightViewState) {
    saveButton.configuration?.title = viewState.saveTitle
    copyButton.configuration?.title = viewState.copyTitle
    switch viewState.phase {
    case .loading: show(.loading())
    case .failed(let reason):
      show(
        .failure("Could Not Load the Sight", reason) { [unowned self] in send(.retryTapped(id)) })
    case .shown(let details): show(details)
    }
  }

  private func show(_ placeholder: UIContentUnavailableConfiguration) {
    contentUnavailableConfiguration = placeholder
    column.isHidden = true
  }

  private func show(_ details: SightViewState.Details) {
    contentUnavailableConfiguration = nil
    column.isHidden = false
    title = details.name
    nameLabel.text = details.name
    placeLabel.text = details.place
    ratingLabel.text = details.rating
    summaryLabel.text = details.summary
    positionLabel.text = details.position
    linkLabel.text = details.link
  }
}
