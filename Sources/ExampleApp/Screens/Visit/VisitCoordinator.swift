import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Counts visits to one sight, and the seconds that its screen has been open.
@MainActor final class VisitCoordinator: ScreenCoordinator {
  let viewController = VisitViewController()
  private let id: Sight.ID
  private let context: ScreenContext

  init(id: Sight.ID, context: ScreenContext) { (self.id, self.context) = (id, context) }

  func start() {
    viewController.send = { [unowned self] in handle($0(id)) }
    context.store
      .observeOnMain { [id] in
        ($0.catalogue[id], $0.visits[id], $0.storage.problem, $0.waits[.sight(id)])
      }
      .map { VisitViewState($0, $1, problem: $2, waiting: $3) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: VisitAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped:
      context.run(.first("stopwatch"), countSeconds())
      guard context.store.state.catalogue[id].value == nil else { return }
      context.run(.first("load"), CatalogueAction.load(id, from: context.services.client))
    case .stopTapped:
      context.effects.cancel("load")
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    case .incrementTapped, .decrementTapped, .secondsElapsed: break
    }
  }

  /// Makes an effect that reports the seconds that have passed, also while the app was suspended, until it
  /// is cancelled.
  private func countSeconds() -> Effect<AppState> {
    { [id, clock = context.services.clock] store in
      let elapsed = clock.stopwatch()
      while (try? await clock.sleep(for: .seconds(1))) != nil {
        store.dispatch(VisitAction.secondsElapsed(id, Int(elapsed().components.seconds)))
      }
    }
  }
}
