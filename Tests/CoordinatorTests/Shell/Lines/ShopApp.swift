import AppComponents
import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux

/// A shop of six screens, as short as an app can write them: a list that leads to a product, a color to choose,
/// a note to send, and a sign-in and a welcome for which links wait.
enum ShopApp: AppType {
  typealias Main = ShopAppCoordinator
  typealias Services = ShopServices

  static let name = "Shop"
  static let words = WordTable(.main)
  static let links = shopLinks
  static var initialState: ShopState { ShopState() }

  static func intake(_ services: ShopServices) -> Middleware<ShopState> {
    linkIntake(
      table: shopLinks, links: \.links, navigation: \.navigation, clock: services.clock,
      gate: { $0.welcome.isDone ? .allow : .detour(.enter(.welcome)) },
      owner: { $0.account.isSignedIn ? .user("customer") : .nextUser },
      guard: { _, state in
        state.account.isSignedIn ? .allow : .detour(.go(Route(tab: .shop, [.signIn])))
      })
  }

  static func middleware(_ services: ShopServices) -> [Middleware<ShopState>] {
    [welcomeMiddleware]
  }

  static func saved(in store: Store<ShopState>) -> StateStream<ShopSaved> {
    store.observe(\.welcome.isDone).map { ShopSaved(isWelcomed: $0) }
  }

  static func prepare(_ store: Store<ShopState>, with services: ShopServices) {
    if !store.state.welcome.isDone { store.dispatch(RouteAction<ShopMap>.enter(.welcome)) }
  }
}

/// Owns the navigation of the app.
final class ShopAppCoordinator: AppCoordinatorType {
  let context: AppContext<ShopApp>

  init(_ context: AppContext<ShopApp>) { self.context = context }

  func coordinator(
    of screen: ShopMap.Screen, _ context: ScreenContext<ShopApp>
  ) -> any CoordinatorType {
    switch screen {
    case .welcome: ShopWelcomeCoordinator(context)
    case .shop: ShopCoordinator(context)
    case .product(let id): ProductCoordinator(id, context)
    case .signIn: SignInCoordinator(context)
    case .note: NoteCoordinator(context)
    case .color: ColorCoordinator(context)
    }
  }

  func item(of tab: ShopMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Shop", image: nil, tag: 0)
  }

  nonisolated static func locked(_ state: ShopState) -> Set<ShopMap.Screen> {
    state.note.screens(where: \.form.hasText)
  }
}

enum ShopMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Root: String, CaseIterable, Codable, Sendable { case main, welcome }
  enum Tab: String, CaseIterable, Codable, Sendable { case shop, welcome }
  enum Screen: Hashable, Codable, Sendable {
    case welcome, shop
    case product(Product.ID)
    case signIn
    case note
    case color
  }

  static let initialRoot = Root.main
  static func tabs(of root: Root) -> [Tab] { root == .main ? [.shop] : [.welcome] }
  static func firstScreen(of tab: Tab) -> Screen { tab == .shop ? .shop : .welcome }
}

private let shopLinks = LinkTable<ShopMap>.constant {
  try LinkTable(
    schemes: ["shop"], hosts: ["shop.example"],
    [
      Link("shop", to: Route(tab: .shop)),
      Link("sign-in", to: Route(tab: .shop, [.signIn])),
      Link("note", requires: "sign-in", to: Route(tab: .shop, modals: [[.note]])),
      Link("color", to: Route(tab: .shop, modals: [[.color]])),
      Link("shop/:id", .int("id", in: 1...99)) { Route(tab: .shop, [.product($0)]) },
      Link("shop/:id/color", .int("id", in: 1...99)) { Route(tab: .shop, [.product($0), .color]) },
    ])
}

struct ShopState: AppStateType {
  var navigation = NavigationState<ShopMap>(selectedTab: .shop)
  var links = LinkState<ShopMap>()
  var catalog = CatalogState()
  var account = AccountState()
  var welcome = WelcomeState()
  var product = ScreenStates<ShopMap, ProductState> {
    if case .product = $0 { ProductState() } else { nil }
  }
  var note = ScreenStates<ShopMap, NoteState> { $0 == .note ? NoteState() : nil }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    catalog.reduce(action)
    account.reduce(action)
    welcome.reduce(action)
    product.reduce(action, in: navigation)
    note.reduce(action, in: navigation)
  }
}

/// The data that the app saves, besides the user's location.
struct ShopSaved: Codable, Equatable {
  var isWelcomed = false
}

struct ShopServices: AppServices {
  var shell = ShellServices()
  /// Loads the products from the server.
  var products: @Sendable () async throws -> [Product] = {
    [Product(id: 1, name: "Tea"), Product(id: 2, name: "Coffee")]
  }
  /// Sends a note, and returns what the server took.
  var note: @Sendable (NoteDraft) async throws -> NoteDraft = { $0 }

  init(_ launch: Launch) { shell = ShellServices(launch) }
}
