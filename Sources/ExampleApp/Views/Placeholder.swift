import UIKit

/// What a screen shows instead of its content.
enum Placeholder: Equatable {
  case loading
  case message(_ title: String, _ text: String)
  case failure(_ title: String, _ reason: String)
}

extension Placeholder {
  /// The placeholder for UIKit; a failure offers to try again.
  @MainActor func configuration(
    retry: @escaping @MainActor () -> Void
  ) -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    switch self {
    case .loading: return .loading()
    case .message(let title, let text), .failure(let title, let text):
      (configuration.text, configuration.secondaryText) = (title, text)
    }
    guard case .failure = self else { return configuration }
    configuration.button = .borderedProminent()
    configuration.button.title = "Try Again"
    configuration.buttonProperties.primaryAction = UIAction { _ in retry() }
    return configuration
  }
}
