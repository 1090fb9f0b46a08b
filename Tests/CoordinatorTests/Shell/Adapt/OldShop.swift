import AppShell
import Coordinator
import CoordinatorLinks

// The code of the guide's page on an app that exists already.

/// The places of the app, which its router knew as paths.
enum OldShopMap: NavigationMap {
  enum Tab: String, CaseIterable, Codable, Sendable { case catalog, basket }
  enum Screen: Hashable, Codable, Sendable {
    case catalog, basket
    case product(id: Int)
    case page(path: String)
  }

  static func firstScreen(of tab: Tab) -> Screen {
    switch tab {
    case .catalog: .catalog
    case .basket: .basket
    }
  }
}

let oldShopLinks = LinkTable<OldShopMap>.constant {
  try LinkTable(
    schemes: ["shop"], hosts: ["shop.example"],
    [
      Link("", to: Route(tab: .catalog)),
      Link("basket", to: Route(tab: .basket)),
      Link("product/:id", .int("id", in: 1...999_999)) { id in
        Route(tab: .catalog, [.product(id: id)])
      },
    ])
}

/// Runs a view controller that the app already has.
final class ExistingScreenCoordinator: CoordinatorType {
  let viewController: UIViewController

  init(_ viewController: UIViewController) { self.viewController = viewController }

  func start() {}
}

/// A view controller from before, which called its router.
final class OldProductViewController: UIViewController {
  var openBasket: () -> Void = {}
}
