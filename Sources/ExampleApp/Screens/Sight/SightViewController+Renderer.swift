import AppComponents
import AppShell
import Coordinator
import UIKit

extension SightViewController: Renderer {
  func render(_ viewState: SightViewState) {
    title = viewState.name
    placeLabel.text = viewState.place
    ratingLabel.text = viewState.rating
    ratingLabel.accessibilityLabel = viewState.rating.spoken
    summaryLabel.text = viewState.summary
    positionLabel.show(viewState.position)
    linkLabel.text = viewState.link
    saveButton.configuration = viewState.isSaved ? .bordered() : .borderedProminent()
    saveButton.configuration?.title = viewState.saveTitle
    saveButton.configuration?.baseForegroundColor = viewState.isSaved ? .systemRed : nil
    saveButton.accessibilityLabel = viewState.saveLabel
    onKeys("s", viewState.saveLabel) { [unowned self] _ in send(.saveTapped) }
    page.isHidden = viewState.placeholder != nil
    contentUnavailableConfiguration = viewState.placeholder?.configuration(
      retry: { [unowned self] in send(.retryTapped) },
      stop: { [unowned self] in send(.stopTapped) })
  }
}
