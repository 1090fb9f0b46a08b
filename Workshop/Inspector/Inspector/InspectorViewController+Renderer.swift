import AppComponents
import AppShell
import Coordinator

extension InspectorViewController: Renderer {
  func render(_ viewState: InspectorViewState) {
    countLabel.text = viewState.message ?? viewState.count
    mode = viewState.mode
    lists[mode.rawValue].show(viewState.rows)
    for other in InspectorMode.all { listViews[other.rawValue].isHidden = other != mode }
    hasDetail = viewState.detail != nil && !viewState.isNewest
    modeControl.selectedSegmentIndex = min(
      viewState.mode.rawValue, InspectorMode.more.rawValue)
    showField(of: viewState)
    titleLabel.text = viewState.detail?.title ?? mode.purpose
    if !hasDetail { showsMore = false }
    let buttons = [
      previousButton, nextButton, goButton, skipButton, changeButton, saveStateButton, pinButton,
    ]
    for button in buttons { button.isEnabled = viewState.detail != nil }
    for button in [previousButton, nextButton] { button.isHidden = viewState.mode != .actions }
    pinButton.configuration?.title = viewState.isPinned ? localized("Unpin") : localized("Pin")
    copyButton.isEnabled = viewState.detail != nil
    copyButton.isHidden = viewState.mode != .network
    #if !os(iOS)
      offerWayBack(from: viewState.mode)
    #endif
    detailRows.show(viewState.detail?.rows ?? [])
    fitPanes()
  }

  /// Shows what to type, without a magnifying glass where that is a name and nothing is searched.
  private func showField(of viewState: InspectorViewState) {
    let isSearch = viewState.mode != .more
    searchField.leftViewMode = isSearch ? .always : .never
    searchField.returnKeyType = isSearch ? .search : .done
    searchField.placeholder = viewState.placeholder
    searchField.accessibilityLabel = viewState.placeholder
    guard let text = viewState.typed else { return }
    searchField.text = text
    // The user goes on with what they chose.
    if !text.isEmpty { searchField.becomeFirstResponder() }
  }

  #if !os(iOS)
    /// Lets Escape lead back wherever the focus is, for example in the tab bar.
    private func offerWayBack(from mode: InspectorMode) {
      removeTerminalKeys("⎋")
      if hasDetail, !isWide {
        onTerminalKeys("⎋", localized("All")) { [unowned self] _ in close() }
      } else if mode == .dispatch {
        onTerminalKeys("⎋", localized("More")) { [unowned self] _ in send(.modeChosen(.more)) }
      }
    }
  #endif

  func makeRows(of mode: InspectorMode) -> TableRows<Int> {
    TableRows(in: listViews[mode.rawValue]) { cell, row in
      cell.show(row)
      // Nothing more is known of what is alive.
      if mode == .screens { cell.selectionStyle = .none }
    }
  }

  /// Shows each paragraph, in red what was removed, and in green what was added.
  func makeDetailRows() -> TableRows<Int> {
    TableRows(in: detailView) { cell, row in
      var content = UIListContentConfiguration.cell()
      content.text = row.title
      content.textProperties.color =
        switch row.title.first {
        case "+": .systemGreen
        case "-": .systemRed
        default: .label
        }
      cell.contentConfiguration = content
      cell.selectionStyle = .none
    }
  }
}
