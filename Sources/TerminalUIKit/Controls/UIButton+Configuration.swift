extension UIButton {
  /// What a button says and how it looks.
  public struct Configuration: Hashable {
    enum Surface { case none, fill, accent }

    /// The words.
    public var title: String?
    let surface: Surface

    /// Words alone.
    public static func plain() -> Configuration { Configuration(surface: .none) }
    /// A grey surface.
    public static func bordered() -> Configuration { Configuration(surface: .fill) }
    /// A surface in the tint colour, for the one thing most people want.
    public static func borderedProminent() -> Configuration { Configuration(surface: .accent) }
  }
}
