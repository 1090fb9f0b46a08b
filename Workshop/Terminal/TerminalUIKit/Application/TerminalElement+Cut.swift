import Foundation

extension TerminalElement {
  /// Whether a part of a control's title, or of an empty field's placeholder, isn't shown because there are too few
  /// columns.
  ///
  /// Data is often too long, so this looks at no row, no heading and no text that the user has typed.
  package var isCut: Bool {
    let needed: Int
    switch view {
    case let button as UIButton: needed = button.columnsOfTitle
    case let field as UITextField where field.text?.isEmpty != false:
      // A column on each side is for the focus and the cross.
      needed = TerminalText.width(field.placeholder ?? "") + field.markWidth + 2
    case is UISegmentedControl: needed = TerminalText.width(label) + 2
    default: return false
    }
    let edge = view.window?.bounds.width ?? .infinity
    return needed > Int((bounds.width / 8).rounded()) || frame.minX < 0 || frame.maxX > edge
  }
}

extension UIButton {
  /// The columns that the title and the ends of the surface need.
  fileprivate var columnsOfTitle: Int {
    let title = configuration?.title ?? ""
    return title.isEmpty ? 0 : TerminalText.width(title) + (surface == .none ? 0 : 2)
  }
}
