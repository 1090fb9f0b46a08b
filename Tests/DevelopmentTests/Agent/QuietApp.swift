import AppShell
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import UIKit

/// An app with one empty screen that never asks a server.
enum QuietApp: AppType {
  struct Services: AppServices {
    var shell = ShellServices()

    init(_ launch: Launch) { shell = ShellServices(launch) }
  }

  struct State: StateType, Equatable {
    var navigation = NavigationState<Map>(selectedTab: .home)
    var links = LinkState<Map>()
    var storage = StorageState<NothingSaved>()

    mutating func reduce(_ action: any ActionType) {
      navigation.reduce(action)
      links.reduce(action)
      storage.reduce(action)
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
  static let paths = AppPaths<Self>(\.navigation, links: \.links, storage: \.storage)
  static let recordedTypes: [any (Codable & Sendable).Type] = []
  static var initialState: State { State() }

  static func coordinator(
    of screen: Map.Screen, context: ScreenContext<Self>
  ) -> any CoordinatorType {
    HomeCoordinator()
  }

  static func item(of tab: Map.Tab) -> UITabBarItem {
    UITabBarItem(title: "Home", image: nil, tag: 0)
  }
}
