extension UITextField {
  /// How a field stands out.
  public enum BorderStyle: Int, Sendable {
    /// Only underlined.
    case none
    /// Filled.
    case line
    /// Filled.
    case bezel
    /// Filled.
    case roundedRect
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }
}
