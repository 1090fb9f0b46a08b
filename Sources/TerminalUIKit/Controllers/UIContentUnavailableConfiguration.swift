/// What a screen says instead of content.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The words.
  public var text: String?
  /// What explains the words.
  public var secondaryText: String?
  /// What the button says; it is shown if it has a title.
  public var button = UIButton.Configuration.borderedProminent()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  var isLoading = false

  /// Says that there is nothing.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Says that content is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.text = "Loading…"
    configuration.isLoading = true
    return configuration
  }

  /// Makes the view that says it.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    ContentUnavailableView(self)
  }

  /// Returns the configuration, which looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// What a button of such a screen does.
  public struct ButtonProperties: Hashable {
    /// What the button does.
    public var primaryAction: UIAction?
  }
}
