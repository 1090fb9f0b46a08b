import AppComponents
import AppShell

extension InspectorViewController {
  /// Puts the list and the details side by side.
  func layOutViews() {
    title = localized("Inspector")
    view.backgroundColor = .systemBackground
    searchField.placeholder = localized("Words, or what changed")
    searchField.accessibilityLabel = searchField.placeholder
    view.fill(with: UIStackView(row: [listPane, detailPane]))
    fitPanes()
  }

  /// Puts the title and the buttons above the details.
  func makeDetailPane() -> UIStackView {
    let header = UIStackView(column: [titleLabel, buttonRow])
    return UIStackView(column: [header.withMargins(), detailView])
  }

  /// Shows both panes if there is room, else one of them.
  func fitPanes() {
    let isWide = view.bounds.width >= 900
    listWidth.isActive = isWide
    listPane.isHidden = !isWide && hasDetail
    detailPane.isHidden = !isWide && !hasDetail
    closeButton.isHidden = isWide
    // A low screen belongs to the text.
    let isLow = view.bounds.height < 200 && mode == .actions
    titleLabel.numberOfLines = isLow ? 1 : 0
    moreButton.isHidden = !isLow || showsMore
    for button in [goButton, pinButton, skipButton, changeButton, saveStateButton] {
      button.isHidden = mode != .actions || !moreButton.isHidden
    }
    // The height of a row without visible views is ambiguous.
    buttonRow.isHidden = buttons.allSatisfy(\.isHidden)
  }
}
