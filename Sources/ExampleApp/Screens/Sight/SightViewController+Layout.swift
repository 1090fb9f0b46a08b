import AppComponents
import UIKit

extension SightViewController {
  /// Lays out the text above the buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    story.alignment = .leading
    // Beside the story, the facts take the width that they need.
    for label in [positionLabel, linkLabel] {
      label.setContentHuggingPriority(UILayoutPriority(rawValue: 500), for: .horizontal)
      label.setContentCompressionResistancePriority(
        UILayoutPriority(rawValue: 751), for: .horizontal)
    }
    view.scroll(page)
    let margins = view.layoutMarginsGuide
    let width = page.widthAnchor.constraint(equalTo: margins.widthAnchor)
    // Above a label's, whose long words wrap instead of making the page wider than the screen.
    width.priority = UILayoutPriority(rawValue: 999)

    NSLayoutConstraint.activate([
      width,
      page.widthAnchor.constraint(lessThanOrEqualToConstant: 928),
      page.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
    ])
  }

  /// Puts the facts beside the story where there is room for both, and below it elsewhere.
  ///
  /// The width of the page decides, not the window's: a split view shows a narrow page in a wide
  /// window. At the largest text sizes, the facts alone take that width.
  func updateLayout() {
    let isWide = view.bounds.width >= 720 && !view.hasAccessibilityTextSize
    story.axis = isWide ? .horizontal : .vertical
    story.spacing = isWide ? 32 : 16
    // UIKit would halve a row of texts that may wrap.
    for label in [positionLabel, linkLabel] { label.numberOfLines = isWide ? 1 : 0 }
  }
}
