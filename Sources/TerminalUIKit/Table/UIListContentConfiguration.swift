/// The words and the picture of a row.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// The picture before the words.
  public var image: UIImage?
  /// The words.
  public var text: String?
  /// What explains the words.
  public var secondaryText: String?
  /// How the words look.
  public var textProperties = TextProperties(color: .label)
  /// How what explains them looks.
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Whether the two stand in one line, if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space around all of it.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

  /// Words alone.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Words, and what explains them below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Words, and a value at the end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Makes a view that shows the words and the picture.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

  /// How words look.
  public struct TextProperties: Hashable, Sendable {
    /// How heavy they are.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Their colour.
    public var color: UIColor
    /// How many lines there may be; zero is no limit.
    public var numberOfLines = 0
  }

  /// How a picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// Its colour.
    public var tintColor: UIColor?
  }
}
