import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator of a screen.
@MainActor func makeCoordinator(
  of screen: AppMap.Screen, store: Store<AppState>, services: Services
) -> any ScreenCoordinator {
  switch screen {
  case .explore: ExploreCoordinator(store: store, services: services)
  case .results(let query): ExploreCoordinator(query: query, store: store, services: services)
  case .sight(let id): SightCoordinator(id: id, store: store, services: services)
  case .visit(let id): VisitCoordinator(id: id, store: store, services: services)
  case .reviews(let id): ReviewsCoordinator(id: id, store: store, services: services)
  case .writeReview(let id): WriteReviewCoordinator(id: id, store: store, services: services)
  case .saved: SavedCoordinator(store: store, services: services)
  case .account: AccountCoordinator(store: store, services: services)
  case .signIn: SignInCoordinator(store: store, services: services)
  case .register: RegisterCoordinator(store: store, services: services)
  case .inspector: InspectorCoordinator(store: store, services: services)
  }
}

extension AppMap.Tab {
  /// How the tab bar shows it.
  @MainActor var item: UITabBarItem {
    switch self {
    case .explore: UITabBarItem(title: "Explore", image: UIImage(systemName: "globe"), tag: 0)
    case .saved: UITabBarItem(title: "Saved", image: UIImage(systemName: "star"), tag: 1)
    case .account: UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 2)
    case .inspector:
      UITabBarItem(title: "Inspector", image: UIImage(systemName: "list.bullet"), tag: 3)
    }
  }
}
