import UIKit

extension SightViewController {
  /// Stacks what there is to read above what there is to do.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    ratingLabel.textColor = .systemOrange
    placeLabel.textColor = .secondaryLabel
    positionLabel.textColor = .secondaryLabel
    linkLabel.textColor = .link
    visitButton.configuration?.title = "Visit"
    reviewsButton.configuration?.title = "Reviews"
    let labels = [nameLabel, placeLabel, ratingLabel, summaryLabel, positionLabel, linkLabel]
    for label in labels { column.addArrangedSubview(label) }
    let buttons = UIStackView(arrangedSubviews: [saveButton, visitButton, reviewsButton])
    buttons.spacing = 16
    column.addArrangedSubview(buttons)
    column.addArrangedSubview(copyButton)
    column.axis = .vertical
    column.alignment = .leading
    column.setCustomSpacing(16, after: ratingLabel)
    column.setCustomSpacing(16, after: summaryLabel)
    column.setCustomSpacing(16, after: linkLabel)
    column.setCustomSpacing(16, after: buttons)
    view.fill(withScrolling: column)
  }
}
