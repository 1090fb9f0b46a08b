import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Foundation
import Redux
import UIKit

/// An app with an empty screen, and one that computes beside a timer; neither asks a server.
enum QuietApp: AppType {
  typealias Main = QuietAppCoordinator

  struct State: AppStateType {
    var navigation = NavigationState<Map>(selectedTab: .home)
    var links = LinkState<Map>()
    var number = DataState<Int>.idle
    var ticks = 0

    mutating func reduce(_ action: any ActionType) {
      switch action as? Action {
      case .started: number.reduce(.started)
      case .ticked: ticks += 1
      case .computed(let value): number = .loaded(value)
      case nil: break
      }
      navigation.reduce(action)
      links.reduce(action)
    }
  }

  enum Action: ActionType, Codable, Equatable {
    case started
    case ticked
    case computed(Int)
  }

  enum Map: NavigationMap {
    typealias Dialog = ShellDialog
    enum Tab: String, CaseIterable, Codable, Sendable { case home }
    enum Screen: Hashable, Codable, Sendable { case home, number }

    static func firstScreen(of tab: Tab) -> Screen { .home }
  }

  final class HomeCoordinator: CoordinatorType {
    let viewController = UIViewController()

    func start() { viewController.view.backgroundColor = .systemBackground }
  }

  /// Computes for a while, and counts the seconds.
  final class NumberCoordinator: CoordinatorType {
    private enum Work: EffectKey { case timer, number }

    let viewController = UIViewController()
    private let context: ScreenContext<QuietApp>

    init(_ context: ScreenContext<QuietApp>) { self.context = context }

    func start() {
      let clock = context.services.clock
      context.dispatch(Action.started)
      context.run(.first(Work.timer)) { store in
        while (try? await clock.sleep(for: .seconds(1))) != nil { store.dispatch(Action.ticked) }
      }
      context.run(.first(Work.number)) { store in
        let deadline = Task { try await clock.sleep(for: .seconds(30)) }
        defer { deadline.cancel() }
        let end = ContinuousClock.now + .milliseconds(60)
        var number = 1
        while ContinuousClock.now < end { number = (number &* 69_069) &+ 1 }
        store.dispatch(Action.computed(number))
      }
    }
  }

  static let name = "Quiet"
  static let words = WordTable(.main)
  static let links = LinkTable<Map>.constant {
    try LinkTable(
      schemes: ["quiet"],
      [Link("home", to: Route(tab: .home)), Link("number", to: Route(tab: .home, [.number]))])
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
    switch screen {
    case .home: QuietApp.HomeCoordinator()
    case .number: QuietApp.NumberCoordinator(context)
    }
  }

  func item(of tab: QuietApp.Map.Tab) -> UITabBarItem {
    UITabBarItem(title: "Home", image: nil, tag: 0)
  }
}
