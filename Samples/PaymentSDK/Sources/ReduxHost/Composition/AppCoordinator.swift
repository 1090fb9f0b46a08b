import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

/// Owns navigation: which coordinator runs a screen, how tabs look, and what happens to a link.
final class AppCoordinator: AppCoordinatorType {
  let context: AppContext<HostApp>

  init(_ context: AppContext<HostApp>) { self.context = context }

  func coordinator(of screen: HostMap.Screen, _ context: ScreenContext) -> any CoordinatorType {
    switch screen {
    case .home: HomeCoordinator(context)
    case .payments: PaymentsCoordinator(context)
    }
  }

  func item(of tab: HostMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
  }

  /// Lets a navigator show where the user is, from now on.
  func start(in window: UIWindow) -> Navigator<HostMap> {
    let navigator = makeNavigator(in: window)
    context.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
    return navigator
  }

  /// Turns a link into a route action, which moves the user like a tap.
  func open(_ link: RawLink, from source: LinkSource) {
    context.dispatch(LinkAction<HostMap>.received(link, from: source))
  }
}
