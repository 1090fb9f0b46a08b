extension UIButton {
  /// The title, image and style of a button.
  public struct Configuration: Hashable {
    enum Surface { case none, fill, accent }

    /// The title.
    public var title: String?
    /// A second line, which a terminal has no room for.
    public var subtitle: String?
    /// The image before the title.
    public var image: UIImage?
    /// The space after the image, which is a column in a terminal.
    public var imagePadding = 0.0
    /// The color of the title; nil for the style's own.
    public var baseForegroundColor: UIColor?
    /// The color of the surface; nil for the style's own.
    ///
    /// A terminal shows red ones, and the style's own for others.
    public var baseBackgroundColor: UIColor?
    /// Where a title breaks that is too long for the button; a terminal cuts its end.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    let surface: Surface

    init(surface: Surface) {
      self.surface = surface
    }

    /// Returns a style with a title alone.
    public static func plain() -> Configuration { Configuration(surface: .none) }
    /// Returns a style with a title alone, without space around it.
    public static func borderless() -> Configuration { Configuration(surface: .none) }
    /// Returns a style with a gray surface.
    public static func bordered() -> Configuration { Configuration(surface: .fill) }
    /// Returns a style with a gray surface.
    public static func gray() -> Configuration { Configuration(surface: .fill) }
    /// Returns a style with a tinted surface, which is gray in a terminal.
    public static func tinted() -> Configuration { Configuration(surface: .fill) }
    /// Returns a style with a tinted surface, which is gray in a terminal.
    public static func borderedTinted() -> Configuration { Configuration(surface: .fill) }
    /// Returns a style with a surface in the tint color, for the most likely choice.
    public static func borderedProminent() -> Configuration { Configuration(surface: .accent) }
    /// Returns a style with a surface in the tint color.
    public static func filled() -> Configuration { Configuration(surface: .accent) }

    /// The image and the title, as a terminal shows them.
    var words: String? {
      let parts = [image?.glyph, title].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    }
  }
}
