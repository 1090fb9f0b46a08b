package import AppShell
import Coordinator
package import CoordinatorLinks
import Foundation
import Redux

extension CommandLineTool {
  /// The reason if a screen printed as text isn't the requested one; nil if it is.
  ///
  /// - Parameters:
  ///   - state: The state of the settled app.
  ///   - link: The link with which the app started, unless it is a tool's.
  /// - Returns: The status to end with, and the reason as text.
  package func shortfall(_ state: App.State, link: String?) -> LaunchFailure? {
    let navigation = state.navigation
    if case .refused(let refusal, _) = state.links.outcome {
      return App.refused(refusal)
    }
    if let link, case .success(let match) = App.links.parse(link, from: .commandLine) {
      if navigation.dialog != nil {
        return LaunchFailure(
          status: 75, words: localized("A question covers what the link leads to."))
      }
      if navigation.route != match.route {
        return LaunchFailure(
          status: 75, words: localized("Another screen covers what the link leads to."))
      }
    }
    return failure(state).map { LaunchFailure(status: 69, words: $0) }
  }
}

extension AppType {
  /// Returns the failure for a link that leads nowhere, in the user's language.
  package static func refused(_ refusal: LinkRefusal) -> LaunchFailure {
    let reason = refusal.words(in: words)
    let help = refusal.isUnknown ? "\n" + localized("The option --links lists all links.") : ""
    return LaunchFailure(words: reason + help)
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

/// Whether any `DataState` of a state is being loaded.
func isAnyPartLoading(of state: Any) -> Bool {
  loadedParts(of: state).contains(where: \.isLoading)
}

/// The error of the first `DataState` of a state that has no value to show.
func firstFailure(in state: Any) -> String? {
  loadedParts(of: state).lazy.compactMap(\.shortfall).first.map { error in
    (error as? any LocalizedError)?.errorDescription ?? "Something could not be loaded: \(error)"
  }
}

extension LinkRefusal {
  /// Whether the list of links helps to find the right one.
  fileprivate var isUnknown: Bool {
    switch self {
    case .unknown, .path, .malformed, .parameter, .unknownQueryItem, .repeatedQueryItem: true
    case .tooLong, .tooManyParts, .tooManyQueryItems, .scheme, .host, .userInfo, .port, .fragment,
      .source, .unavailable, .denied, .expired, .superseded, .signedOut, .noBrowser:
      false
    }
  }
}
