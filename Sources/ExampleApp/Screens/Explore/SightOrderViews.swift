import AppComponents
import AppShell
import UIKit

/// The order of a list of sights, next to the button that reverses it.
final class SightOrderViews {
  /// Called after the user has chosen an order; nil is the guide's.
  var chosen: (SightQuery.Sort?) -> Void = { _ in }
  /// Called after the user has reversed the order.
  var reversed: () -> Void = {}
  /// Both views, to be placed in a layout.
  private(set) lazy var row = UIStackView(row: [sortControl, reverseButton])
  private let sortControl = UISegmentedControl()
  private let reverseButton = UIButton(configuration: .plain())
  private let sorts: [SightQuery.Sort?] = [nil] + SightQuery.Sort.allCases

  init() {
    sortControl.accessibilityLabel = localized("Order")
    for (index, sort) in sorts.enumerated() {
      let title = sort?.title ?? localized("Featured")
      let action = UIAction(title: title) { [unowned self] _ in chosen(sort) }
      sortControl.insertSegment(action: action, at: index, animated: false)
    }
    // Titles are shortened before the arrow has no room.
    reverseButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    reverseButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    reverseButton.on { [unowned self] in reversed() }
  }

  /// Shows the order of a query.
  func show(_ query: SightQuery) {
    sortControl.selectedSegmentIndex = sorts.firstIndex(of: query.sort) ?? 0
    reverseButton.isHidden = query.orderArrow == nil
    reverseButton.configuration?.title = query.orderArrow
    reverseButton.accessibilityLabel = query.reversedOrder
  }

  /// Chooses the order that is a number of places after the one that is shown.
  func choose(after offset: Int) {
    let index = sortControl.selectedSegmentIndex + offset + sorts.count
    chosen(sorts[index % sorts.count])
  }
}
