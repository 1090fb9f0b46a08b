public import CoordinatorUIKit
public import Redux
public import UIKit

/// Shows the screen of the feature, in any app whose state has a ``HomeState``.
@MainActor public final class HomeCoordinator: ScreenCoordinator {
  /// The screen, which the app puts where it belongs.
  public var viewController: UIViewController { screen }
  private let screen = HomeViewController()
  private let store: any StoreType<HomeState>

  /// Makes a coordinator for a part of the app's store: `store.scoped(to: \.home)`.
  public init(store: any StoreType<HomeState>) { self.store = store }

  /// Renders the state, and sends what the user does.
  public func start() {
    screen.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.self).map(HomeViewState.init)
      .subscribe(with: screen) { $0.render($1) }
  }
}
