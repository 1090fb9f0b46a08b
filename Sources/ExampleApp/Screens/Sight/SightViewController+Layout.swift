import UIKit

extension SightViewController {
  /// Stacks the text above the buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    let buttons = UIStackView(row: [saveButton, visitButton, reviewsButton])
    let texts = [
      noticeLabel, nameLabel, placeLabel, ratingLabel, summaryLabel, positionLabel, linkLabel,
    ]
    for view in texts + [buttons, copyButton] { column.addArrangedSubview(view) }
    column.axis = .vertical
    column.alignment = .leading
    for view in [ratingLabel, summaryLabel, linkLabel, buttons] {
      column.setCustomSpacing(16, after: view)
    }
    view.fill(withScrolling: column)
  }
}
