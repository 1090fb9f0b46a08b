// uikit/uiconfigurationstate-8d7pd
public protocol UIConfigurationState {}

// uikit/uicontentconfiguration-9eib5
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

// uikit/uicontentview-5fh3z
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}
