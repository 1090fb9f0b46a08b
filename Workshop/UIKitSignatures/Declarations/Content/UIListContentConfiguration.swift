// uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public static func cell() -> UIListContentConfiguration
  public static func subtitleCell() -> UIListContentConfiguration
  public var text: String? { get set }
  public var secondaryText: String? { get set }
  public var attributedText: NSAttributedString? { get set }
  public var secondaryAttributedText: NSAttributedString? { get set }
  public var textProperties: UIListContentConfiguration.TextProperties { get set }
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties { get set }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration
  public static func == (
    lhs: UIListContentConfiguration, rhs: UIListContentConfiguration
  ) -> Bool
  public func hash(into hasher: inout Hasher)

  // uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct, from memory
  public struct TextProperties: Hashable {
    public var color: UIColor { get set }
    public var numberOfLines: Int { get set }
    public static func == (
      lhs: UIListContentConfiguration.TextProperties,
      rhs: UIListContentConfiguration.TextProperties
    ) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
