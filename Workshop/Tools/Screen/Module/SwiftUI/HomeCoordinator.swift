import AppShell
public import Coordinator
public import Redux
public import UIKit

/// Shows the screen of the feature, in any app that keeps its ``HomeState``.
public final class HomeCoordinator: CoordinatorType {
  /// The screen, which the app puts where it belongs.
  public var viewController: UIViewController { screen }
  private let screen = HomeViewController(title: localized("Home"))
  private let store: any StoreType<HomeState>

  /// Creates a coordinator for a screen's own state: `context.scoped(to: \.home)`.
  public init(_ store: any StoreType<HomeState>) {
    self.store = store
  }

  /// Renders the state, and dispatches what the user does.
  public func start() {
    screen.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.self).map(HomeViewState.init).render(on: screen)
  }

  func handle(_ action: HomeAction) {
    store.dispatch(action)
  }
}
