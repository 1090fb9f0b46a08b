// uikit/uiconfigurationstate-2h5v1
public protocol UIConfigurationState {}

// uikit/uicontentconfiguration-9eib5
public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

// uikit/uicontentview-6lsy4
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  @MainActor @preconcurrency var configuration: any UIContentConfiguration { get set }
}
