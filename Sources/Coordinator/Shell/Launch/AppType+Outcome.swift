import Coordinator
import CoordinatorLinks
import Foundation
import Redux

extension AppType {
  /// The reason if a screen printed as text isn't the requested one; nil if it is.
  ///
  /// - Parameters:
  ///   - state: The state of the settled app.
  ///   - link: The link with which the app started, unless it is a tool's.
  /// - Returns: The status to end with, and the reason as text.
  static func shortfall(_ state: State, link: String?) -> LaunchFailure? {
    let navigation = state[keyPath: paths.navigation]
    if case .refused(let refusal, _) = state[keyPath: paths.links].outcome {
      return LaunchFailure(words: "The link can't be opened: \(refusal)")
    }
    if let link, case .success(let match) = links.parse(link, from: .commandLine) {
      if navigation.dialog != nil {
        return LaunchFailure(status: 75, words: "A question covers what the link leads to.")
      }
      if navigation.route != match.route {
        return LaunchFailure(status: 75, words: "Another screen covers what the link leads to.")
      }
    }
    return failure(state).map { LaunchFailure(status: 69, words: $0) }
  }
}

/// A part of a state that is loaded.
protocol LoadedPart {
  var isLoading: Bool { get }
  /// The error, unless there is a value to show.
  var shortfall: (any Error)? { get }
}

extension DataState: LoadedPart {
  var shortfall: (any Error)? { value == nil ? error : nil }
}

/// Returns all loads anywhere in a state.
func loadedParts(of value: Any) -> [any LoadedPart] {
  if let part = value as? any LoadedPart { return [part] }
  return Mirror(reflecting: value).children.flatMap { loadedParts(of: $0.value) }
}
