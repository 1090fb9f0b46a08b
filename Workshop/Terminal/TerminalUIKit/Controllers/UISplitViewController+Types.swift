extension UISplitViewController {
  /// The arrangements of columns.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column.
    case doubleColumn = 1
  }

  /// The columns, and the view controller that replaces them when they collapse.
  public enum Column: Int, Sendable {
    /// The column on the left, such as a list.
    case primary = 0
    /// The column on the right, such as the details.
    case secondary = 2
    /// The view controller for a compact width.
    case compact = 3
    /// The column at the trailing edge, such as the properties of what the secondary one shows; hidden at first.
    case inspector = 4
  }

  /// The columns that may be shown.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// Both columns, side by side.
    case oneBesideSecondary = 2
  }

  /// The ways in which the primary column makes room for itself.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// The columns stand side by side.
    case tile = 1
  }

  /// When the button that hides the primary column is shown; a terminal has none.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Never.
    case never = 1
  }
}
