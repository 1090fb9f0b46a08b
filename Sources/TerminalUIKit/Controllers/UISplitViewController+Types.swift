extension UISplitViewController {
  /// The arrangements of columns.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column.
    case doubleColumn = 1
  }

  /// The columns, and what takes their place when they collapse.
  public enum Column: Int, Sendable {
    /// The column on the left, such as a list.
    case primary = 0
    /// The column on the right, such as the details.
    case secondary = 2
    /// What is shown while the width is compact.
    case compact = 3
  }

  /// The columns that may be shown.
  public enum DisplayMode: Int, Sendable {
    /// What the system prefers.
    case automatic = 0
    /// The secondary column alone.
    case secondaryOnly = 1
    /// Both columns, side by side.
    case oneBesideSecondary = 2
  }

  /// The ways in which the primary column makes room for itself.
  public enum SplitBehavior: Int, Sendable {
    /// What the system prefers.
    case automatic = 0
    /// The columns stand side by side.
    case tile = 1
  }
}
