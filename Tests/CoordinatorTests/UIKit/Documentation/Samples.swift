import Coordinator
import CoordinatorUIKit
import Redux
import TerminalUIKit
import Testing

/// The samples of the article, run.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SampleTests {
  let store = Store(initialState: SightsState(), reducing: .main)
  let screen = TerminalScreen(columns: 40, rows: 12)

  @Test func `the containers are the app's own`() {
    var containers = UIKitContainers<SightsMap>()
    containers.tabBarController = { root in
      let tabs = UITabBarController()
      tabs.mode = .tabSidebar
      return tabs
    }
    containers.tab = { tab, item, container in
      if tab == .saved { return UISearchTab { _ in container } }
      return UITab(title: item.title ?? "", image: item.image, identifier: "\(tab)") { _ in
        container
      }
    }
    containers.tabGroup = { tab in tab == .saved ? "Library" : nil }
    containers.willPresent = { controller, modal in
      guard modal.style == .fullScreen else { return }
      controller.modalPresentationStyle = .overFullScreen
    }
    containers.splitViewController = { tab in
      guard tab == .explore else { return nil }
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredSplitBehavior = .tile
      return split
    }
    containers.placeholder = { tab in
      let placeholder = UIViewController()
      placeholder.title = "Choose a Place"
      return placeholder
    }
    let controller = UIViewController()
    containers.willPresent(controller, Modal([.visit], as: .fullScreen))

    #expect(containers.tabBarController(.main).mode == .tabSidebar)
    #expect(containers.tab(.saved, UITabBarItem(), controller) is UISearchTab)
    #expect(containers.tab(.explore, UITabBarItem(), controller).identifier == "explore")
    #expect(containers.tabGroup(.saved) == "Library")
    #expect(containers.splitViewController(.explore)?.preferredSplitBehavior == .tile)
    #expect(containers.splitViewController(.saved) == nil)
    #expect(containers.placeholder(.explore).title == "Choose a Place")
    #expect(controller.modalPresentationStyle == .overFullScreen)
  }

  @Test func `badges and locked screens follow from the state`() {
    let window = UIWindow(windowScene: screen.windowScene)
    let navigator = Navigator(in: window, for: SightsCoordinator(store))
    navigator.show(store.state.navigation)
    store.observeOnMain(\.visits).subscribe(with: navigator) { navigator, visits in
      navigator.setBadge(visits == 0 ? nil : "\(visits)", of: .saved)
    }
    store.observeOnMain(\.unsaved).subscribe(with: navigator) { $0.setLocked($1) }

    store.dispatch(VisitAction.visitTapped)

    #expect(screen.text.contains("Saved (1)"))
  }

  @Test func `the window follows the state`() async throws {
    let window = UIWindow(windowScene: screen.windowScene)
    let navigator = Navigator(in: window, for: SightsCoordinator(store))
    store.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
    store.dispatch(RouteAction<SightsMap>.go(Route(tab: .saved, [.visit])))
    await navigator.settled()
    try screen.tap("Visit")

    #expect(screen.text.contains("Visits: 1"))
    #expect(navigator.shown == store.state.navigation)
  }
}

final class SightsCoordinator: NavigationOwner {
  let store: Store<SightsState>

  init(_ store: Store<SightsState>) { self.store = store }

  var navigation: NavigationState<SightsMap> { store.state.navigation }

  func coordinator(of id: ScreenID<SightsMap>) -> any CoordinatorType {
    switch id.screen {
    case .explore, .saved: ListCoordinator(id.screen)
    case .visit: VisitCoordinator(store: store)
    }
  }

  func item(of tab: SightsMap.Tab) -> UITabBarItem {
    switch tab {
    case .explore: UITabBarItem(title: "Explore", image: nil, tag: 0)
    case .saved: UITabBarItem(title: "Saved", image: nil, tag: 1)
    }
  }

  func userMoved(_ action: RouteAction<SightsMap>) { store.dispatch(action) }

  func navigationFailed(_ incident: NavigationIncident<SightsMap>) { print(incident) }
}

enum SightsMap: NavigationMap {
  enum Tab: CaseIterable, Codable { case explore, saved }

  enum Screen: Hashable, Codable { case explore, saved, visit }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .explore: .explore
    case .saved: .saved
    }
  }
}

struct SightsState: StateType {
  var navigation = NavigationState<SightsMap>(selectedTab: .explore)
  var visits = 0
  var unsaved: Set<SightsMap.Screen> = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    switch action {
    case VisitAction.visitTapped: visits += 1
    default: break
    }
  }
}

enum VisitAction: ActionType { case visitTapped }

struct VisitViewState: Equatable {
  let visits: String

  init(_ visits: Int) { self.visits = "Visits: \(visits)" }
}

final class ListCoordinator: CoordinatorType {
  let viewController = UIViewController()

  init(_ screen: SightsMap.Screen) { viewController.title = "\(screen)" }

  func start() {}
}

final class VisitCoordinator: CoordinatorType {
  let viewController = VisitViewController()
  private let store: Store<SightsState>

  init(store: Store<SightsState>) {
    self.store = store
  }

  func start() {
    viewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.visits).map(VisitViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }
}

extension VisitViewController: PopoverSource {
  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? {
    anchor == "visit" ? visitButton : nil
  }
}

final class VisitViewController: UIViewController, Renderer {
  var send: (VisitAction) -> Void = { _ in }
  private let visitsLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 160, height: 16))
  let visitButton = UIButton(frame: CGRect(x: 0, y: 32, width: 160, height: 16))

  override func viewDidLoad() {
    super.viewDidLoad()
    visitButton.configuration = .bordered()
    visitButton.configuration?.title = "Visit"
    visitButton.addAction(
      UIAction { [unowned self] _ in send(.visitTapped) }, for: .primaryActionTriggered)
    view.addSubview(visitsLabel)
    view.addSubview(visitButton)
  }

  func render(_ viewState: VisitViewState) { visitsLabel.text = viewState.visits }
}

/// A page whose layout depends on its width.
final class WideViewController: UIViewController {
  var layout: (narrow: [NSLayoutConstraint], wide: [NSLayoutConstraint])?

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateLayout()
  }
}

extension WideViewController {
  func updateLayout() {
    guard let layout else { return }
    let isWide = view.bounds.width >= 720
    let (old, new) = isWide ? (layout.narrow, layout.wide) : (layout.wide, layout.narrow)
    guard new.contains(where: { !$0.isActive }) else { return }
    NSLayoutConstraint.deactivate(old)
    NSLayoutConstraint.activate(new)
  }
}
