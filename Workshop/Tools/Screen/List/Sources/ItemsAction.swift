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
  /// The user paused in typing, or left the field.
  case searched(String)
  case rowTapped(ItemsPage.Row.ID)
  case pageLoad(LoadAction<ItemsPage>)
}
