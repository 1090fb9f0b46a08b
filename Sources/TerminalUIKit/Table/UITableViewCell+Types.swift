extension UITableViewCell {
  /// How the words of a cell without configuration stand; configurations have their own ways.
  public enum CellStyle: Int, Sendable {
    /// One line.
    case `default`
    /// A value at the end.
    case value1
    /// A second line.
    case subtitle
  }

  /// The mark at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// No mark.
    case none
    /// The row leads to another screen.
    case disclosureIndicator
    /// The row leads to another screen and has details.
    case detailDisclosureButton
    /// The row is the one that applies.
    case checkmark
    /// The row has details.
    case detailButton

    var glyph: String {
      switch self {
      case .none: ""
      case .disclosureIndicator, .detailDisclosureButton: "›"
      case .checkmark: "✓"
      case .detailButton: "ⓘ"
      }
    }
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Marked.
    case `default` = 3
  }
}
