import AppComponents
import UIKit

extension SightViewController {
  /// Lays out the text above the buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    for stack in [story, actions, page] { stack.alignment = .leading }
    view.scroll(page)
    let margins = view.layoutMarginsGuide
    let width = page.widthAnchor.constraint(equalTo: margins.widthAnchor)
    width.priority = .defaultHigh

    NSLayoutConstraint.activate([
      width, facts.widthAnchor.constraint(equalToConstant: 280),
      page.widthAnchor.constraint(lessThanOrEqualToConstant: 928),
      page.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
    ])
  }

  /// Puts the facts beside the story where there is room for both, and below it elsewhere.
  ///
  /// The width of the page decides, not the window's: a split view shows a narrow page in a wide
  /// window.
  func updateLayout() {
    let buttons = [saveButton, visitButton, reviewsButton, guideButton, copyButton]
    let length = buttons.reduce(16 * 4) { $0 + $1.intrinsicContentSize.width }
    actions.axis = length > view.bounds.width - 32 ? .vertical : .horizontal
    let isWide = view.bounds.width >= 720
    (story.axis, story.spacing) = isWide ? (.horizontal, 32) : (.vertical, 16)
  }
}
