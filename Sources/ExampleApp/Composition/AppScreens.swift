import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator of a screen.
@MainActor func makeCoordinator(
  of screen: AppMap.Screen, context: ScreenContext
) -> any ScreenCoordinator {
  switch screen {
  case .explore: ExploreCoordinator(context: context)
  case .results(let query): ExploreCoordinator(query: query, context: context)
  case .sight(let id): SightCoordinator(id: id, context: context)
  case .visit(let id): VisitCoordinator(id: id, context: context)
  case .reviews(let id): ReviewsCoordinator(id: id, context: context)
  case .writeReview(let id): WriteReviewCoordinator(id: id, context: context)
  case .saved: SavedCoordinator(context: context)
  case .account: AccountCoordinator(context: context)
  case .signIn: SignInCoordinator(context: context)
  case .register: RegisterCoordinator(context: context)
  case .inspector: InspectorCoordinator(context: context)
  case .update: UpdateCoordinator(context: context)
  }
}

extension AppMap.Tab {
  /// The tab's item in the tab bar.
  @MainActor var item: UITabBarItem {
    switch self {
    case .explore: UITabBarItem(title: "Explore", image: UIImage(systemName: "globe"), tag: 0)
    case .saved: UITabBarItem(title: "Saved", image: UIImage(systemName: "star"), tag: 1)
    case .account: UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 2)
    case .inspector:
      UITabBarItem(title: "Inspector", image: UIImage(systemName: "list.bullet"), tag: 3)
    case .update: UITabBarItem()
    }
  }
}

/// Shows the number of saved sights on their tab, and keeps forms with text from being swiped away.
@MainActor func configure(_ driver: UIKitNavigationDriver<AppMap>, for store: Store<AppState>) {
  store.observeOnMain(\.formsWithText).subscribe(with: driver) { $0.setLocked($1) }
  store.observeOnMain(\.bookmarks.sights).subscribe(with: driver) { driver, sights in
    driver.setBadge(sights.isEmpty ? nil : "\(sights.count)", of: .saved)
  }
}
