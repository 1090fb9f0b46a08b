import Redux
import UIKit

/// The least app that the model room runs in; a copied room runs in the real one.
struct AppState: StateType, Equatable {
  var room = RoomState()

  mutating func reduce(_ action: any ActionType) { room.reduce(action) }
}

/// The part of a screen's context that the model room uses.
struct ScreenContext {
  let store: Store<AppState>
}

/// The links that lead to the model room.
enum AppLinks {
  static let scheme = "template"
}
