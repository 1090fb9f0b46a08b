#if TOOLS
  import Coordinator
  import Redux

  nonisolated extension SightsApp {
    /// Whether something is being loaded.
    static func isLoading(_ state: AppState) -> Bool {
      state.catalogue.isLoading || state.guestBook.isLoading || state.downloads.isLoading
    }

    /// The reason if the topmost screen lacks its data, as text; nil otherwise.
    static func failure(_ state: AppState) -> String? {
      let route = state.navigation.route
      let screen = route.screens.last ?? AppMap.firstScreen(of: route.tab)
      return switch screen {
      case .explore: state.catalogue[state.explore.query].sights.failure
      case .results(let query): state.catalogue[query].sights.failure
      case .sight(let id), .visit(let id): state.catalogue[id].failure
      case .reviews(let id): state.guestBook[id].failure
      case .saved: state.bookmarks.sights.lazy.compactMap { state.catalogue[$0].failure }.first
      case .update: ClientError.outdated.words
      // NB: the forms, and screens that `make screen` adds, show nothing that is loaded elsewhere.
      default: nil
      }
    }
  }

  nonisolated extension DataState {
    /// Why there is no value, as text; nil if there is one, or may still be.
    fileprivate var failure: String? { value == nil ? error?.words : nil }
  }
#endif
