public import Coordinator
public import Redux
public import UIKit

/// Shows the visits to a sight and counts them, in any app that has a `VisitState`.
@MainActor public final class VisitCoordinator: CoordinatorType {
  /// The screen, which the app puts where it belongs.
  public var viewController: UIViewController { visitViewController }
  private let visitViewController = VisitViewController()
  private let store: any StoreType<VisitState>

  /// Creates a coordinator for a store, or for a part of one: `store.scoped(to: \.visits)`.
  public init(store: any StoreType<VisitState>) { self.store = store }

  /// Renders the visits, and sends what the user does.
  public func start() {
    visitViewController.send = { [store] in store.dispatch($0) }
    store.observeOnMain(\.self).map(VisitViewState.init)
      .subscribe(with: visitViewController) { $0.render($1) }
  }
}
