import AppComponents
import AppShell
import UIKit

extension VisitViewController {
  /// Centers the count above its two buttons, in a page that scrolls where it has no room.
  func layOutViews() {
    title = localized("Visit")
    view.backgroundColor = .systemBackground
    nameLabel.textAlignment = .center
    elapsedLabel.accessibilityTraits.insert(.updatesFrequently)
    for label in [noticeLabel, elapsedLabel] { label.textAlignment = .center }
    let buttons = WrappingRow([incrementButton, decrementButton])
    buttons.alignment = .center
    let column = UIStackView(
      column: [
        noticeLabel, nameLabel, retryButton, spinner, wait.column, countLabel, elapsedLabel,
        buttons,
      ],
      spacing: 16)
    column.alignment = .center
    let (scrollView, page) = (UIScrollView(), UIView())
    view.fill(with: scrollView)
    for (parent, child) in [(scrollView, page), (page, column)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)

    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      page.widthAnchor.constraint(equalTo: frame.widthAnchor),
      page.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      column.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -16),
      column.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      column.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor),
      buttons.widthAnchor.constraint(equalTo: column.widthAnchor),
    ])
  }
}
