import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

/// An app in the way of Sights, with its own store and navigation state.
@main enum HostApp: AppType {
  static let name = "ReduxHost"
  static let bundleIdentifier = "com.example.redux-host"
  static let words = WordTable(.main)
  static let links = HostLinks.table
  static let recordedTypes: [any (Codable & Sendable).Type] = [
    HomeAction.self, PaymentsAction.self,
  ]
  static var initialState: HostState { HostState() }

  static func coordinator(
    of screen: HostMap.Screen, context: ScreenContext
  ) -> any CoordinatorType {
    switch screen {
    case .home: HomeCoordinator(context)
    case .payments: PaymentsCoordinator(context)
    }
  }

  static func item(of tab: HostMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
  }
}

/// The tools of a screen's coordinator.
typealias ScreenContext = AppShell.ScreenContext<HostApp>
