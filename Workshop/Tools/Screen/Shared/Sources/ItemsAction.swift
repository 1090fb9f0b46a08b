import Coordinator
import Redux

/// The events on the screen.
enum ItemsAction: LocalAction, Codable, Equatable {
  case viewLoaded
  case refreshPulled
  case endReached
  case retryTapped
  /// The user changed the text of the search.
  case searchChanged(String)
  /// The user stopped typing.
  case searched(String)
  case rowTapped(ItemsPage.Row.ID)
}
