import AppComponents
import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Foundation
import Redux

enum CounterApp: AppType {
  typealias Main = AppCoordinator

  static let name = "Counter"
  static let words = WordTable(.main)
  static let links = CounterLinks.table
  static var initialState: AppState { AppState() }
}

/// Owns the navigation of the app.
final class AppCoordinator: AppCoordinatorType {
  let context: AppContext<CounterApp>

  init(_ context: AppContext<CounterApp>) { self.context = context }

  func coordinator(
    of screen: AppMap.Screen, _ context: ScreenContext<CounterApp>
  ) -> any CoordinatorType {
    CounterCoordinator(context)
  }

  func item(of tab: AppMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Counter", image: nil, tag: 0)
  }
}

enum AppMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Tab: String, CaseIterable, Codable, Sendable { case counter }
  enum Screen: Hashable, Codable, Sendable { case counter }

  static func firstScreen(of tab: Tab) -> Screen { .counter }
}

enum CounterLinks {
  static let table = LinkTable<AppMap>.constant {
    try LinkTable(
      schemes: ["counter"], hosts: ["counter.example"],
      [Link("counter", to: Route(tab: .counter))])
  }
}

struct AppState: AppStateType {
  var navigation = NavigationState<AppMap>(selectedTab: .counter)
  var links = LinkState<AppMap>()
  var counter = CounterState()

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    counter.reduce(action)
  }
}

struct CounterState: StateType, Equatable {
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CounterAction.incrementTapped: count += 1
    default: break
    }
  }
}

enum CounterAction: ActionType, Codable, Equatable {
  case incrementTapped
}

final class CounterCoordinator: CoordinatorType {
  let viewController = CounterViewController()
  let context: ScreenContext<CounterApp>

  init(_ context: ScreenContext<CounterApp>) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.counter).map(CounterViewState.init).render(on: viewController)
  }

  func handle(_ action: CounterAction) { context.dispatch(action) }
}

struct CounterViewState: Equatable {
  let count: String

  init(_ state: CounterState) { count = "Count: \(state.count)" }
}

final class CounterViewController: UIViewController, Renderer {
  let countLabel = UILabel()
  let incrementButton = UIButton(.borderedProminent(), title: "Increment")
  var send: (CounterAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.fill(with: UIStackView(column: [countLabel, incrementButton], spacing: 16).withMargins())
    incrementButton.on { [unowned self] in send(.incrementTapped) }
  }

  func render(_ viewState: CounterViewState) { countLabel.text = viewState.count }
}
