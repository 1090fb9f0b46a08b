// uikit/uicontentunavailableconfiguration-swift.struct
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public static func empty() -> UIContentUnavailableConfiguration
  public static func loading() -> UIContentUnavailableConfiguration
  public var text: String? { get set }
  public var secondaryText: String? { get set }
  public var button: UIButton.Configuration { get set }
  public var buttonProperties: UIContentUnavailableConfiguration.ButtonProperties { get set }
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration
  public static func == (
    lhs: UIContentUnavailableConfiguration, rhs: UIContentUnavailableConfiguration
  ) -> Bool
  public func hash(into hasher: inout Hasher)

  // uikit/uicontentunavailableconfiguration-swift.struct/buttonproperties-swift.struct, from memory
  public struct ButtonProperties: Hashable {
    public var primaryAction: UIAction? { get set }
    public static func == (
      lhs: UIContentUnavailableConfiguration.ButtonProperties,
      rhs: UIContentUnavailableConfiguration.ButtonProperties
    ) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}
