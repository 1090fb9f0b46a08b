import UIKit

extension UIContentUnavailableConfiguration {
  /// Says why there is nothing to see.
  static func words(_ title: String, _ reason: String) -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = title
    configuration.secondaryText = reason
    return configuration
  }

  /// Says what failed and why, and offers to try again.
  @MainActor static func failure(
    _ title: String, _ reason: String, retry: @escaping @MainActor () -> Void
  ) -> UIContentUnavailableConfiguration {
    var configuration = words(title, reason)
    configuration.button = .borderedProminent()
    configuration.button.title = "Try Again"
    configuration.buttonProperties.primaryAction = UIAction { _ in retry() }
    return configuration
  }
}
