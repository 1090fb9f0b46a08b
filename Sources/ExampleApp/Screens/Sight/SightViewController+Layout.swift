import AppShell
import UIKit

/// The constraints that depend on the width of the page.
struct SightLayout {
  let actions: UIStackView
  let narrow, wide: [NSLayoutConstraint]
}

extension SightViewController {
  /// Lays out the text above the buttons.
  func layOutViews() {
    view.backgroundColor = .systemBackground
    let heading = UIStackView(column: [noticeLabel, placeLabel, ratingLabel])
    let facts = UIStackView(column: [positionLabel, linkLabel])
    let buttons = UIStackView(row: [saveButton, visitButton, reviewsButton])
    let others = UIStackView(row: [guideButton, copyButton])
    let actions = UIStackView(row: [buttons, others])
    actions.alignment = .leading
    for part in [heading, summaryLabel, facts, actions] {
      part.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(part)
    }
    view.scroll(page)

    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: page.topAnchor),
      heading.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      heading.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      summaryLabel.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
      summaryLabel.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      facts.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      actions.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      actions.bottomAnchor.constraint(equalTo: page.bottomAnchor),
    ])
    layout = SightLayout(
      actions: actions, narrow: narrowConstraints(facts: facts, actions: actions),
      wide: wideConstraints(facts: facts, actions: actions))
  }

  /// Puts the facts beside the story where there is room for both, and below it elsewhere.
  ///
  /// The width of the page decides, not the window's: a split view shows a narrow page in a wide
  /// window.
  func updateLayout() {
    guard let layout else { return }
    let buttons = [saveButton, visitButton, reviewsButton, guideButton, copyButton]
    let length = buttons.reduce(16 * 4) { $0 + $1.intrinsicContentSize.width }
    layout.actions.axis = length > view.bounds.width - 32 ? .vertical : .horizontal
    let isWide = view.bounds.width >= 720
    let (old, new) = isWide ? (layout.narrow, layout.wide) : (layout.wide, layout.narrow)
    guard new.contains(where: { !$0.isActive }) else { return }
    NSLayoutConstraint.deactivate(old)
    NSLayoutConstraint.activate(new)
  }

  /// A column of readable width.
  private func narrowConstraints(facts: UIView, actions: UIView) -> [NSLayoutConstraint] {
    let readable = view.readableContentGuide
    return [
      page.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      summaryLabel.trailingAnchor.constraint(equalTo: page.trailingAnchor),
      facts.topAnchor.constraint(equalTo: summaryLabel.bottomAnchor, constant: 16),
      facts.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      actions.topAnchor.constraint(equalTo: facts.bottomAnchor, constant: 16),
    ]
  }

  /// Two columns; the story takes the width that the facts leave.
  private func wideConstraints(facts: UIView, actions: UIView) -> [NSLayoutConstraint] {
    let margins = view.layoutMarginsGuide
    let (width, top) = (
      page.widthAnchor.constraint(equalTo: margins.widthAnchor),
      actions.topAnchor.constraint(equalTo: summaryLabel.bottomAnchor, constant: 16)
    )
    (width.priority, top.priority) = (.defaultHigh, .defaultLow)
    return [
      width, top,
      page.widthAnchor.constraint(lessThanOrEqualToConstant: 928),
      page.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      facts.widthAnchor.constraint(equalToConstant: 280),
      facts.leadingAnchor.constraint(equalTo: summaryLabel.trailingAnchor, constant: 32),
      facts.topAnchor.constraint(equalTo: summaryLabel.topAnchor),
      actions.topAnchor.constraint(
        greaterThanOrEqualTo: summaryLabel.bottomAnchor, constant: 16),
      actions.topAnchor.constraint(greaterThanOrEqualTo: facts.bottomAnchor, constant: 16),
    ]
  }
}
