import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Foundation
import Redux
import UIKit

/// An app with one empty screen that never asks a server.
enum QuietApp: AppType {
  typealias Main = QuietAppCoordinator

  struct State: AppStateType {
    var navigation = NavigationState<Map>(selectedTab: .home)
    var links = LinkState<Map>()

    mutating func reduce(_ action: any ActionType) {
      navigation.reduce(action)
      links.reduce(action)
    }
  }

  enum Map: NavigationMap {
    typealias Dialog = ShellDialog
    enum Tab: String, CaseIterable, Codable, Sendable { case home }
    enum Screen: Hashable, Codable, Sendable { case home }

    static func root(of tab: Tab) -> Screen { .home }
  }

  final class HomeCoordinator: CoordinatorType {
    let viewController = UIViewController()

    func start() { viewController.view.backgroundColor = .systemBackground }
  }

  static let name = "Quiet"
  static let bundleIdentifier = "com.example.quiet"
  static let words = WordTable(.main)
  static let links = LinkTable<Map>.constant {
    try LinkTable(schemes: ["quiet"], [Link("home", to: Route(tab: .home))])
  }
  static var initialState: State { State() }
}

/// Owns the navigation of the app.
final class QuietAppCoordinator: AppCoordinatorType {
  let context: AppContext<QuietApp>

  init(_ context: AppContext<QuietApp>) { self.context = context }

  func coordinator(
    of screen: QuietApp.Map.Screen, _ context: ScreenContext<QuietApp>
  ) -> any CoordinatorType {
    QuietApp.HomeCoordinator()
  }

  func item(of tab: QuietApp.Map.Tab) -> UITabBarItem {
    UITabBarItem(title: "Home", image: nil, tag: 0)
  }
}
