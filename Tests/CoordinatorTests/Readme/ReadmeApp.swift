import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

// The code of the README, and the app around it.

// A state holds facts, and its reducer changes them in response to an action.
struct HomeState: StateType, Equatable {
  var count = 0
  mutating func reduce(_ action: any ActionType) {
    switch action {
    case HomeAction.addTapped: count += 1
    default: break
    }
  }
}

// A local action is for the state of one screen, even if that screen is open twice.
enum HomeAction: LocalAction, Codable, Equatable { case addTapped, detailsTapped }

// A coordinator runs one screen: it observes key paths, maps to view state, renders, and dispatches actions and routes.
final class HomeCoordinator: CoordinatorType {
  let viewController = HomeViewController()
  let context: ScreenContext
  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.home).map(HomeViewState.init).render(on: viewController)
  }

  func handle(_ action: HomeAction) {
    context.dispatch(action)
    if case .detailsTapped = action { context.dispatch(RouteAction<AppMap>.push(.details)) }
  }
}

struct HomeViewState: Equatable {
  let title: String
  init(_ state: HomeState) { title = "Count: \(state.count)" }
}

// Its view controller is three files: it owns views and reports, +Layout places them, and +Renderer fills them.
final class HomeViewController: UIViewController {
  lazy var addButton = UIButton(
    configuration: .bordered(),
    primaryAction: UIAction { [unowned self] _ in send(.addTapped) })
  lazy var detailsButton = UIButton(
    configuration: .bordered(),
    primaryAction: UIAction(title: "Details") { [unowned self] _ in send(.detailsTapped) })
  var send: (HomeAction) -> Void = { _ in }
  override func viewDidLoad() { super.viewDidLoad(); layOutViews() }
}

extension HomeViewController {
  func layOutViews() {
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [addButton, detailsButton])
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

extension HomeViewController: Renderer {
  func render(_ viewState: HomeViewState) { addButton.configuration?.title = viewState.title }
}

// A link leads to the same screen as a tap, because the user's location is a value in the state.
let details = Link<AppMap>("home/details", to: Route(tab: .home, [.details]))

final class DetailsCoordinator: CoordinatorType {
  let viewController = UIViewController()

  func start() { viewController.title = "Details" }
}

/// The tabs and screens of the app.
enum AppMap: NavigationMap {
  enum Screen: Hashable, Codable, Sendable { case home, details }
  enum Tab: String, CaseIterable, Codable, Sendable { case home }
  typealias Dialog = ShellDialog

  static func root(of tab: Tab) -> Screen { .home }
}

/// Everything that the app remembers.
struct AppState: AppStateType {
  var navigation = NavigationState<AppMap>(selectedTab: .home)
  var links = LinkState<AppMap>()
  var home = ScreenStates<AppMap, HomeState> { $0 == .home ? HomeState() : nil }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    home.reduce(action, in: navigation)
    links.reduce(action)
  }
}

typealias ScreenContext = AppShell.ScreenContext<ReadmeApp>

/// The app, as the shell starts it.
enum ReadmeApp: AppType {
  typealias Main = AppCoordinator

  static let name = "Readme"
  static let bundleIdentifier = "com.example.readme"
  static let words = WordTable(.main)
  static let links = LinkTable<AppMap>.constant {
    try LinkTable(schemes: ["readme"], hosts: ["readme.example"], [details])
  }
  static let recordedTypes: [any (Codable & Sendable).Type] = [HomeAction.self]
  static var initialState: AppState { AppState() }
}

/// Owns navigation: which coordinator runs a screen, how tabs look, and what becomes of a link.
final class AppCoordinator: AppCoordinatorType {
  let context: AppContext<ReadmeApp>

  init(_ context: AppContext<ReadmeApp>) { self.context = context }

  func coordinator(of screen: AppMap.Screen, _ context: ScreenContext) -> any CoordinatorType {
    switch screen {
    case .home: HomeCoordinator(context)
    case .details: DetailsCoordinator()
    }
  }

  func item(of tab: AppMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Home", image: nil, tag: 0)
  }

  func start(in window: UIWindow) -> Navigator<AppMap> {
    let navigator = makeNavigator(in: window)
    context.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
    return navigator
  }

  func open(_ link: RawLink, from source: LinkSource) {
    context.dispatch(LinkAction<AppMap>.received(link, from: source))
  }
}
