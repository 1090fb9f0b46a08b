import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

// The code of the README, and the app around it.

/// The state of Home.
///
/// Its reducer changes it in response to an action.
struct HomeState: StateType, Equatable {
  var count = 0

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case HomeAction.addTapped: count += 1
    default: break
    }
  }
}

/// What can happen on Home.
///
/// A local action changes only the state of the screen that dispatched it, even if that
/// screen is open twice.
enum HomeAction: LocalAction, Codable, Equatable {
  case addTapped, detailsTapped
}

/// Runs Home: observes key paths, maps them to view state, renders, and dispatches.
final class HomeCoordinator: CoordinatorType {
  let viewController = HomeViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.home).map(HomeViewState.init).render(on: viewController)
  }

  func handle(_ action: HomeAction) {
    switch action {
    case .addTapped: context.dispatch(action)
    case .detailsTapped: context.dispatch(AppRoute.push(.details))
    }
  }
}

/// The text that Home shows.
struct HomeViewState: Equatable {
  let count: String

  init(_ state: HomeState) { count = "Count: \(state.count)" }
}

/// Owns the views of Home, and reports what the user does to them.
final class HomeViewController: UIViewController {
  let addButton = UIButton(configuration: .bordered())
  let detailsButton = UIButton(configuration: .bordered())
  var send: (HomeAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    addButton.addAction(
      UIAction { [unowned self] _ in send(.addTapped) }, for: .primaryActionTriggered)
    detailsButton.addAction(
      UIAction { [unowned self] _ in send(.detailsTapped) }, for: .primaryActionTriggered)
  }
}

extension HomeViewController: Renderer {
  func render(_ viewState: HomeViewState) {
    addButton.configuration?.title = viewState.count
  }
}

extension HomeViewController {
  func layOutViews() {
    view.backgroundColor = .systemBackground
    detailsButton.configuration?.title = "Details"
    let stack = UIStackView(arrangedSubviews: [addButton, detailsButton])
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)

    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// All links of the app.
enum AppLinks {
  static let table = LinkTable<AppMap>.constant {
    try LinkTable(
      schemes: ["trivia"], hosts: ["trivia.example"],
      [
        Link("home", to: Route(tab: .home)),
        Link("home/details", to: Route(tab: .home, [.details])),
      ])
  }
}

/// Owns navigation: which coordinator runs a screen, how tabs look, and what happens to a link.
final class AppCoordinator: AppCoordinatorType {
  let context: AppContext<TriviaApp>

  init(_ context: AppContext<TriviaApp>) { self.context = context }

  func coordinator(of screen: AppMap.Screen, _ context: ScreenContext) -> any CoordinatorType {
    switch screen {
    case .home: HomeCoordinator(context)
    case .details: DetailsCoordinator()
    }
  }

  func item(of tab: AppMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
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

typealias ScreenContext = AppShell.ScreenContext<TriviaApp>
typealias AppRoute = RouteAction<AppMap>

/// The app, as the shell starts it.
enum TriviaApp: AppType {
  typealias Main = AppCoordinator

  static let name = "Trivia"
  static let words = WordTable(.main)
  static let links = AppLinks.table
  static var initialState: AppState { AppState() }
}

/// The tabs and screens of the app.
enum AppMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Tab: String, CaseIterable, Codable, Sendable { case home }
  enum Screen: Hashable, Codable, Sendable { case home, details }

  static func firstScreen(of tab: Tab) -> Screen { .home }
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

/// Shows details.
final class DetailsCoordinator: CoordinatorType {
  let viewController = UIViewController()

  func start() { viewController.title = "Details" }
}
