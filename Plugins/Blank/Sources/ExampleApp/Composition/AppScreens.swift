import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator of a screen.
@MainActor func makeCoordinator(
  of screen: AppMap.Screen, context: ScreenContext
) -> any ScreenCoordinator {
  switch screen {
  case .home: HomeCoordinator(context: context)
  case .inspector: InspectorCoordinator(context: context)
  }
}

extension AppMap.Tab {
  /// The tab's item in the tab bar.
  @MainActor var item: UITabBarItem {
    switch self {
    case .home: UITabBarItem(title: localized("Home"), image: UIImage(systemName: "house"), tag: 0)
    case .inspector:
      UITabBarItem(title: localized("Inspector"), image: UIImage(systemName: "list.bullet"), tag: 1)
    }
  }
}

/// Makes UIKit's own containers, each with one column.
@MainActor func makeContainers() -> UIKitContainers<AppMap> { UIKitContainers() }

/// Shows badges and locks screens as the state says; this app does neither.
@MainActor func configure(_ driver: UIKitNavigationDriver<AppMap>, for store: Store<AppState>) {}
