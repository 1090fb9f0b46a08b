import UIKit

/// What a screen shows instead of its content.
enum Placeholder: Equatable {
  case loading
  /// Loading takes long, for a reason; the user can stop it.
  case waiting(_ reason: String)
  case message(_ title: String, _ text: String)
  case failure(_ title: String, _ reason: String)
}

extension Placeholder {
  /// The placeholder while something loads, with a reason if that takes long.
  static func loading(_ reason: String?) -> Placeholder { reason.map { .waiting($0) } ?? .loading }

  /// The placeholder for UIKit; a failure offers to try again, and a long wait to stop.
  @MainActor func configuration(
    retry: @escaping @MainActor () -> Void, stop: @escaping @MainActor () -> Void = {}
  ) -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    switch self {
    case .loading: return .loading()
    case .waiting(let reason):
      configuration = .loading()
      configuration.secondaryText = reason
      configuration.offer("Stop", stop)
    case .message(let title, let text):
      (configuration.text, configuration.secondaryText) = (title, text)
    case .failure(let title, let reason):
      (configuration.text, configuration.secondaryText) = (title, reason)
      configuration.offer("Try Again", retry)
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
