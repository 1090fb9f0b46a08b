import Foundation

/// A part of the screen that a reader would name: a control, a row, a text.
@MainActor package struct TerminalElement {
  /// The kind of an element.
  package enum Role: String, Sendable {
    case button, field, heading, progress, row, segment, tab, text, toggle = "switch", waiting

    /// Whether a tap on such an element does something.
    package var isTappable: Bool {
      switch self {
      case .button, .field, .row, .segment, .tab, .toggle: true
      case .heading, .progress, .text, .waiting: false
      }
    }
  }

  package let view: UIView
  package let role: Role
  package let label: String
  package var value: String?
  /// Words such as `disabled` and `selected`.
  package var states: [String] = []
  /// The value that tells the element from others of its view, such as the row's item.
  package var part: AnyHashable?
  /// The rectangle in the view's coordinates.
  package var bounds: CGRect

  /// The rectangle on the screen, in points.
  var frame: CGRect { view.convert(bounds, to: nil) }
}

/// A data source whose rows have an identity that survives their moves.
@MainActor protocol IdentifiedRows {
  func rowIdentity(at path: IndexPath) -> AnyHashable?
}

extension UIView {
  /// The element that the view is; nil if it is only a container.
  var ownElement: TerminalElement? {
    switch self {
    case let view as UIButton: element(.button, view.accessibilityLabel)
    case let view as UISwitch: element(.toggle, view.accessibilityLabel, view.isOn ? "on" : "off")
    case let view as UITextField: field(view)
    case let view as UITextView: element(.field, accessibilityLabel, view.text)
    case let view as UILabel: text(view)
    case let view as UIActivityIndicatorView where view.isAnimating:
      element(.waiting, accessibilityLabel ?? "…")
    case let view as UIProgressView:
      element(.progress, accessibilityLabel ?? "", "\(Int((view.progress * 100).rounded())) %")
    default: nil
    }
  }

  private func field(_ field: UITextField) -> TerminalElement? {
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry && !text.isEmpty ? "••••••••" : text
    return element(.field, accessibilityLabel ?? field.placeholder, shown)
  }

  private func text(_ label: UILabel) -> TerminalElement? {
    guard let text = label.accessibilityLabel, !text.isEmpty else { return nil }
    let isTitle = accessibilityTraits.contains(.header) || superview is UINavigationBar
    return element(isTitle ? .heading : .text, text)
  }

  fileprivate func element(
    _ role: TerminalElement.Role, _ label: String?, _ value: String? = nil
  ) -> TerminalElement {
    var element = TerminalElement(
      view: self, role: role, label: label ?? "", value: value, bounds: bounds)
    if (self as? UIControl)?.isEnabled == false { element.states.append("disabled") }
    if role == .field, isFocused { element.states.append("focused") }
    return element
  }

  /// The elements in the view, in no particular order.
  var elements: [TerminalElement] {
    guard isDrawn, bounds.width > 0, bounds.height > 0 else { return [] }
    switch self {
    case let bar as UITabBar: return bar.tabElements
    case let control as UISegmentedControl: return control.segmentElements
    case let table as UITableView: return table.rowElements
    default: return ownElement.map { [$0] } ?? subviews.flatMap(\.elements)
    }
  }
}

extension UITabBar {
  fileprivate var tabElements: [TerminalElement] {
    let slots = slots(columns: Int(bounds.width / 8))
    return zip(items ?? [], slots).enumerated().map { index, pair in
      var element = element(.tab, pair.0.title, pair.0.badgeValue)
      element.part = AnyHashable(index)
      element.bounds = CGRect(columns: pair.1.columns, in: bounds)
      if controller?.selectedIndex == index { element.states.append("selected") }
      return element
    }
  }
}

extension UISegmentedControl {
  fileprivate var segmentElements: [TerminalElement] {
    let columns = columnsOfSegments(in: Int((bounds.width / 8).rounded()))
    return zip(segments, columns).enumerated().map { index, pair in
      var element = element(.segment, pair.0.title)
      element.part = AnyHashable(index)
      element.bounds = CGRect(columns: pair.1, in: bounds)
      if selectedSegmentIndex == index { element.states.append("selected") }
      return element
    }
  }
}

extension UITableView {
  fileprivate var rowElements: [TerminalElement] {
    let headers = layout.indices(from: bounds.minY, to: bounds.maxY).compactMap { index in
      layout.headers[index].map { header in
        var element = element(.heading, header)
        element.part = AnyHashable("header \(layout.paths[index].section)")
        element.bounds = CGRect(
          x: bounds.minX, y: layout.top(of: index), width: bounds.width, height: 16)
        return element
      }
    }
    let rows = visiblePaths.flatMap { path in
      shown[path].map { elements(of: $0, at: path) } ?? []
    }
    let others = subviews.filter { !($0 is UITableViewCell) }
    return headers + rows + others.flatMap(\.elements)
  }

  private func elements(of cell: UITableViewCell, at path: IndexPath) -> [TerminalElement] {
    guard cell.isDrawn, cell.frame.intersects(bounds) else { return [] }
    let inside = cell.subviews.flatMap(\.elements)
    let texts = inside.filter { $0.role == .text || $0.role == .heading }.map(\.label)
    var row = element(
      cell.selectionStyle == .none ? .text : .row,
      cell.accessibilityLabel ?? texts.joined(separator: ", "))
    row.part = (dataSource as? any IdentifiedRows)?.rowIdentity(at: path) ?? AnyHashable(path)
    row.bounds = CGRect(x: cell.frame.minX, y: cell.frame.minY, width: 32, height: 16)
    if cell.accessoryType == .checkmark { row.states.append("checked") }
    if cell.isSelected, cell.selectionStyle != .none { row.states.append("selected") }
    return (row.label.isEmpty ? [] : [row])
      + inside.filter { $0.role != .text && $0.role != .heading }
  }
}

extension CGRect {
  fileprivate init(columns: Range<Int>, in bounds: CGRect) {
    self.init(
      x: bounds.minX + CGFloat(columns.lowerBound * 8), y: bounds.minY,
      width: CGFloat(columns.count * 8), height: bounds.height)
  }
}
