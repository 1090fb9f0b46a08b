import Coordinator
import Redux

extension AppState {
  /// Whether something is being loaded.
  var isLoading: Bool { catalogue.isLoading || guestBook.isLoading || guides.isLoading }

  /// Why the topmost screen can't show what it should, in words; nil if it can.
  var failure: String? {
    let screen = navigation.route.screens.last ?? AppMap.root(of: navigation.route.tab)
    return switch screen {
    case .explore: catalogue[explore.query].sights.failure
    case .results(let query): catalogue[query].sights.failure
    case .sight(let id), .visit(let id): catalogue[id].failure
    case .reviews(let id): guestBook[id].failure
    case .saved: bookmarks.sights.lazy.compactMap { catalogue[$0].failure }.first
    case .update: ClientError.outdated.words
    // NB: the forms, and screens that `make screen` adds, show nothing that is loaded elsewhere.
    default: nil
    }
  }
}

extension DataState {
  /// Why there is no value, in words; nil if there is one, or may still be.
  fileprivate var failure: String? { value == nil ? error?.words : nil }
}
