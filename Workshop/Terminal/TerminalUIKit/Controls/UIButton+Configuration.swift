extension UIButton {
  /// The title and style of a button.
  public struct Configuration: Hashable {
    enum Surface { case none, fill, accent }

    /// The title.
    public var title: String?
    /// The colour of the title; nil for the style's own.
    public var baseForegroundColor: UIColor?
    let surface: Surface

    /// Returns a style with a title alone.
    public static func plain() -> Configuration { Configuration(surface: .none) }
    /// Returns a style with a grey surface.
    public static func bordered() -> Configuration { Configuration(surface: .fill) }
    /// Returns a style with a surface in the tint colour, for the most likely choice.
    public static func borderedProminent() -> Configuration { Configuration(surface: .accent) }
  }
}
