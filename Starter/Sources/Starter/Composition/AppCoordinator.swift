import AppComponents
import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

/// Owns navigation: which coordinator runs a screen, how tabs look, and what happens to a link.
final class AppCoordinator: AppCoordinatorType {
  let context: AppContext<StarterApp>

  init(_ context: AppContext<StarterApp>) { self.context = context }

  func coordinator(of screen: AppMap.Screen, _ context: ScreenContext) -> any CoordinatorType {
    switch screen {
    case .home: HomeCoordinator(context)
    }
  }

  func item(of tab: AppMap.Tab) -> UITabBarItem {
    switch tab {
    case .home:
      UITabBarItem(title: localized("Home"), image: UIImage(systemName: "house"), tag: 0)
    }
  }

  /// Lets a navigator show where the user is, from now on.
  func start(in window: UIWindow) -> Navigator<AppMap> {
    let navigator = makeNavigator(in: window)
    context.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
    return navigator
  }

  /// Turns a link into a route action, which moves the user like a tap.
  func open(_ link: RawLink, from source: LinkSource) {
    context.dispatch(LinkAction<AppMap>.received(link, from: source))
  }
}
