import AppShell

extension Placeholder {
  /// The placeholder for UIKit; a failure offers to try again, and a long wait to stop.
  @MainActor public func configuration(
    retry: @escaping @MainActor () -> Void, stop: @escaping @MainActor () -> Void = {}
  ) -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    switch self {
    case .loading(nil): return .loading()
    case .loading(let reason?):
      configuration = .loading()
      configuration.secondaryText = reason
      configuration.offer(localized("Stop"), stop)
    case .message(let title, let text):
      configuration.text = title
      configuration.secondaryText = text
    case .failure(let title, let reason):
      configuration.text = title
      configuration.secondaryText = reason
      configuration.offer(localized("Try Again"), retry)
    }
    return configuration
  }
}

extension UIContentUnavailableConfiguration {
  @MainActor fileprivate mutating func offer(
    _ title: String, _ action: @escaping @MainActor () -> Void
  ) {
    button = .borderedProminent()
    button.title = title
    buttonProperties.primaryAction = UIAction { _ in action() }
  }
}
