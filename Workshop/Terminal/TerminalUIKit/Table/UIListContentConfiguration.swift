public import Foundation

/// The texts of a row.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The primary text.
  public var text: String?
  /// The primary text with the colors of its parts, instead of `text`.
  public var attributedText: NSAttributedString?
  /// The secondary text, below the primary text or beside it.
  public var secondaryText: String?
  /// The secondary text with the colors of its parts, instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// Whether the secondary text is at the end of the primary text's line, if there is room for both.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The appearance of the primary text.
  public var textProperties = TextProperties(color: .label)
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties(color: .secondaryLabel)

  /// Returns a configuration for a primary text alone.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a configuration for a primary text and a secondary text below it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a configuration for a primary text and a secondary text beside it.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Creates a view that shows the texts.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    ListContentView(configuration: self)
  }

  /// Returns the configuration, which looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color: UIColor
    /// The maximum number of lines; zero means no limit.
    public var numberOfLines = 0
  }
}
