import Coordinator
import CoordinatorUIKit
import Redux
import TerminalUIKit
import Testing

/// The samples of “Which navigation do I need?”, run one after the other.
@MainActor @Suite struct NeedSampleTests {
  private let store = Store(
    initialState: ShopState(),
    middleware: [
      navigationLock(
        navigation: \.navigation, locked: { $0.unsaved }, asking: { ShopMap.Dialog.discard($0) }),
      dialogAnswers(navigation: \.navigation, content: content),
    ], reducing: .main)
  private let screen = TerminalScreen(columns: 120, rows: 16)
  private let driver: UIKitNavigationDriver<ShopMap>
  private let executor: NavigationExecutor<ShopMap>

  init() {
    let store = store
    driver = UIKitNavigationDriver(
      item: { UITabBarItem(title: "\($0)", image: nil, tag: 0) }, report: { store.dispatch($0) },
      content: content, coordinator: { ShopCoordinator($0.screen) })
    executor = NavigationExecutor(driver: driver) { Issue.record("\($0)") }
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    driver.attach(to: UIWindow(windowScene: screen.windowScene))
  }

  private func settledPlace() async -> NavigationState<ShopMap>? {
    await executor.settled()
    #expect(driver.shown == store.state.navigation.visible)
    return driver.shown
  }

  @Test func `stacks`() async {
    store.dispatch(ShopRoute.enter(.main))
    store.dispatch(ShopRoute.push(.item(id: 1)))
    store.dispatch(ShopRoute.push(.reviews(id: 1)))
    store.dispatch(ShopRoute.popTo(.item(id: 1)))

    #expect(await settledPlace()?.stacks == [.home: [.item(id: 1)]])
  }

  @Test func `split views`() async {
    store.dispatch(ShopRoute.go(Route(root: .main, tab: .home, [.item(id: 1)])))
    store.dispatch(ShopRoute.go(Route(root: .main, tab: .home, [.item(id: 2)])))

    #expect(await settledPlace()?.stacks == [.home: [.item(id: 2)]])
  }

  @Test func `modals`() async {
    store.dispatch(ShopRoute.present(Modal([.filter], as: .sheet(detents: [.medium, .large]))))
    store.dispatch(ShopRoute.present(Modal([.item(id: 2)], as: .fullScreen)))
    store.dispatch(ShopRoute.dismiss(2))
    #expect(await settledPlace()?.modals == [])

    for style in [ModalStyle.sheet(detents: [.medium, .large]), .fullScreen] {
      store.dispatch(ShopRoute.present(Modal([.filter], as: style)))
    }

    #expect(
      await settledPlace()?.modals.map(\.style) == [
        .sheet(detents: [.medium, .large]), .fullScreen,
      ])
  }

  @Test func `popovers and the system's own screens`() async {
    store.dispatch(ShopRoute.present(Modal([.filter], as: .popover(anchor: "filter"))))
    #expect(await settledPlace()?.modals.count == 1)
    #expect(screen.text.contains("▴"))
    store.dispatch(ShopRoute.present(Modal([.camera], as: .bare)))
    store.dispatch(ShopRoute.close(.camera))

    #expect(await settledPlace()?.modals.count == 1)
  }

  @Test func `dialogs`() async throws {
    store.dispatch(ShopRoute.ask(.sort))
    #expect(await settledPlace()?.dialog == .sort)

    try screen.tap("Name ")
    await screen.settled()

    #expect(store.state.order == .name)
  }

  @Test func `roots and tabs`() async {
    store.dispatch(ShopRoute.enter(.main))
    store.dispatch(ShopRoute.setTabs([.home, .inbox, .deals]))
    driver.setBadge("3", of: .inbox)

    #expect(await settledPlace()?.tabs == [.home, .inbox, .deals])
    #expect(screen.text.contains("inbox (3)"))
  }

  @Test func `results and flows`() async {
    store.dispatch(ShopRoute.present([.filter]))
    store.dispatch(ShopAction.sorted(.name))
    store.dispatch(ShopRoute.close(.filter))
    store.dispatch(ShopRoute.present([.signIn]))
    store.dispatch(ShopRoute.push(.register))
    store.dispatch(ShopRoute.close(.signIn))

    #expect(await settledPlace()?.modals == [])
    #expect(store.state.order == .name)
  }

  @Test func `locks`() async throws {
    store.dispatch(ShopRoute.push(.item(id: 1)))
    await executor.settled()
    store.dispatch(ShopAction.edited([.item(id: 1)]))
    driver.setLocked(store.state.unsaved)

    screen.press(.escape)
    #expect(await settledPlace()?.dialog == .discard(.pop(1)))
    try screen.tap("Discard ")
    await screen.settled()

    #expect(await settledPlace()?.stacks == [:])
  }
}

enum ShopMap: NavigationMap {
  enum Root: CaseIterable, Codable { case welcome, main }

  enum Tab: Codable { case welcome, home, inbox, deals }

  enum Screen: Hashable, Codable {
    case welcome, home, inbox, deals, filter, camera, signIn, register
    case item(id: Int)
    case reviews(id: Int)
  }

  indirect enum Dialog: Hashable {
    case sort
    case discard(ShopRoute)
  }

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .welcome: [.welcome]
    case .main: [.home, .inbox]
    }
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .welcome: .welcome
    case .home: .home
    case .inbox: .inbox
    case .deals: .deals
    }
  }
}

typealias ShopRoute = RouteAction<ShopMap>

struct ShopState: StateType {
  enum Order { case price, name }

  var navigation = NavigationState<ShopMap>(selectedTab: .welcome)
  var order = Order.price
  var unsaved: Set<ShopMap.Screen> = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    switch action {
    case ShopAction.sorted(let order): self.order = order
    case ShopAction.edited(let screens): unsaved = screens
    default: break
    }
  }
}

enum ShopAction: ActionType, Equatable {
  case sorted(ShopState.Order)
  case edited(Set<ShopMap.Screen>)
}

private func content(of dialog: ShopMap.Dialog) -> DialogContent {
  switch dialog {
  case .sort:
    DialogContent(
      title: "Sort by", style: .actionSheet(anchor: "filter"),
      choices: [
        .init("Price", action: ShopAction.sorted(.price)),
        .init("Name", action: ShopAction.sorted(.name)), .init("Cancel", role: .cancel),
      ])
  case .discard(let request):
    DialogContent(
      title: "Discard changes?",
      choices: [
        .init("Keep", role: .cancel),
        .init("Discard", role: .destructive, action: LockAction<ShopMap>.leaveConfirmed(request)),
      ])
  }
}

final class ShopCoordinator: ScreenCoordinator {
  let viewController = UIViewController()

  init(_ screen: ShopMap.Screen) {
    viewController.title = "\(screen)"
    viewController.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Filter")
  }

  func start() {}

  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? {
    anchor == "filter" ? viewController.navigationItem.rightBarButtonItem : nil
  }
}
