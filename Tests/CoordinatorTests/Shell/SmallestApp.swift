import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Foundation
import Redux

enum CounterApp: AppType {
  typealias Services = CounterServices

  static let name = "Counter"
  static let bundleIdentifier = "com.example.counter"
  static let words = WordTable(.main)
  static let links = CounterLinks.table
  static let paths = AppPaths<Self>(\.navigation, links: \.links, storage: \.storage)
  static let recordedTypes: [any (Codable & Sendable).Type] = [CounterAction.self]
  static var initialState: AppState { AppState() }

  static func coordinator(
    of screen: AppMap.Screen, context: ScreenContext<Self>
  ) -> any ScreenCoordinator {
    counterCoordinator(context)
  }

  static func item(of tab: AppMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Counter", image: nil, tag: 0)
  }
}

enum AppMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Tab: String, CaseIterable, Codable, Sendable { case counter }
  enum Screen: Hashable, Codable, Sendable { case counter }

  static func root(of tab: Tab) -> Screen { .counter }
}

enum CounterLinks {
  static let table = LinkTable<AppMap>.constant {
    try LinkTable(
      schemes: ["counter"], hosts: ["counter.example"],
      [Link("counter", to: Route(tab: .counter))])
  }
}

struct AppState: StateType, Equatable {
  var navigation = NavigationState<AppMap>(selectedTab: .counter)
  var links = LinkState<AppMap>()
  var storage = StorageState<NothingSaved>()
  var counter = CounterState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    storage.reduce(action)
    counter.reduce(action)
  }
}

struct CounterServices: AppServices {
  var shell = ShellServices()
}

extension CounterServices {
  init(_ launch: Launch) { shell = ShellServices(launch) }
}

struct CounterState: StateType, Equatable {
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    switch action.as(CounterAction.self) {
    case .incrementTapped: count += 1
    case nil: break
    }
  }
}

enum CounterAction: ActionType, Codable, Equatable {
  case incrementTapped
}

@MainActor func counterCoordinator(_ context: ScreenContext<CounterApp>) -> any ScreenCoordinator {
  context.coordinator(
    CounterViewController(),
    showing: context.store.observeOnMain(\.counter).map { "Count: \($0.count)" }
  ) { context.dispatch($0) }
}

final class CounterViewController: UIViewController, ScreenViewController {
  let countLabel = UILabel()
  let incrementButton = UIButton(.borderedProminent(), title: "Increment")
  var send: (CounterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fill(with: UIStackView(column: [countLabel, incrementButton], spacing: 16).withMargins())
    incrementButton.on { [unowned self] in send(.incrementTapped) }
  }

  func render(_ text: String) { countLabel.text = text }
}
