/// The words of a row.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The words.
  public var text: String?
  /// What explains the words, below them.
  public var secondaryText: String?
  /// How the words look.
  public var textProperties = TextProperties(color: .label)
  /// How what explains them looks.
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)

  /// Words alone.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Words, and what explains them below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows the words.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    ListContentView(configuration: self)
  }

  /// Returns the configuration, which looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How words look.
  public struct TextProperties: Hashable {
    /// How heavy they are.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Their colour.
    public var color: UIColor
    /// How many lines there may be; zero is no limit.
    public var numberOfLines = 0
  }
}
