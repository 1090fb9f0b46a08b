import Coordinator
import Redux
import Testing

enum ShopMap: NavigationMap {
  enum Root: CaseIterable, Codable { case shop, onboarding }
  enum Tab: Codable { case products, cart, offers, welcome }
  enum Screen: Hashable, Codable {
    case products, cart, offers, welcome, product(id: Int), filter, camera
  }
  enum Dialog: Hashable { case emptyCart }

  static func tabs(of root: Root) -> [Tab] {
    switch root {
    case .shop: [.products, .cart]
    case .onboarding: [.welcome]
    }
  }

  static func root(of tab: Tab) -> Screen {
    switch tab {
    case .products: .products
    case .cart: .cart
    case .offers: .offers
    case .welcome: .welcome
    }
  }
}

/// The samples of the article “Which navigation do I need?”, run.
@Suite struct WhichNavigationSamples {
  @Test func `each way to navigate is one action`() {
    let store = Store(initialState: NavigationState<ShopMap>(selectedTab: .products))

    store.dispatch(RouteAction<ShopMap>.push(.product(id: 1)))
    store.dispatch(
      RouteAction<ShopMap>.present(Modal([.filter], as: .sheet(detents: [.medium, .large]))))
    store.dispatch(RouteAction<ShopMap>.present(Modal([.product(id: 2)], as: .fullScreen)))
    store.dispatch(RouteAction<ShopMap>.present(Modal([.filter], as: .popover(anchor: "filter"))))
    store.dispatch(RouteAction<ShopMap>.present(Modal([.camera], as: .bare)))
    store.dispatch(RouteAction<ShopMap>.dismissModals(keeping: 0))
    store.dispatch(RouteAction<ShopMap>.popTo(.products))
    store.dispatch(RouteAction<ShopMap>.popEach([.tab(.products): 1, .tab(.cart): 1]))
    store.dispatch(RouteAction<ShopMap>.setTabs([.products, .cart, .offers]))
    store.dispatch(RouteAction<ShopMap>.ask(.emptyCart))
    store.dispatch(RouteAction<ShopMap>.enter(.onboarding))

    #expect(store.state.route == Route(root: .onboarding, tab: .welcome))
    store.dispatch(RouteAction<ShopMap>.enter(.shop))
    #expect(
      store.state == NavigationState(tabs: [.products, .cart, .offers], selectedTab: .products))
  }
}
