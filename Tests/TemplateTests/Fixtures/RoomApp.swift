import Redux
import UIKit

/// The smallest app for the model room, whose copies run in the real app.
struct AppState: StateType, Equatable {
  var home = HomeState()

  mutating func reduce(_ action: any ActionType) { home.reduce(action) }
}

/// What the coordinator of the model room works with.
struct ScreenContext {
  let store: Store<AppState>
}

/// The links to the model room.
enum AppLinks {
  static let scheme = "template"
}
