/// A placeholder for content: a text, an explanation and a button.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The primary text.
  public var text: String?
  /// The secondary text, below the primary text.
  public var secondaryText: String?
  /// The appearance of the button, which is shown if it has a title.
  public var button = UIButton.Configuration.borderedProminent()
  /// The action of the button.
  public var buttonProperties = ButtonProperties()
  var isLoading = false

  /// Returns a configuration for content that is empty.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  /// Returns a configuration for content that is loading.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration()
    configuration.text = TerminalWord.loading.text
    configuration.isLoading = true
    return configuration
  }

  /// Creates the view that shows the placeholder.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    ContentUnavailableView(self)
  }

  /// Returns the configuration, which looks the same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The properties of a placeholder's button.
  public struct ButtonProperties: Hashable {
    /// The action of the button.
    public var primaryAction: UIAction?
  }
}
