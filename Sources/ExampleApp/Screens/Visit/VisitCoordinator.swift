import AppShell
import Coordinator
import Redux
import UIKit

/// Counts visits to one sight, and the seconds that its screen has been open.
final class VisitCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load, stopwatch }

  let viewController = VisitViewController()
  let context: ScreenContext
  private let id: Sight.ID

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.visit, \.visits[id], \.catalogue[id], \.slowRequests[.sight(id)])
      .map(VisitViewState.init).render(on: viewController)
  }

  func handle(_ action: VisitAction) {
    switch action {
    case .viewLoaded:
      context.run(.first(Work.stopwatch), countSeconds(context.services.clock))
      loadIfMissing()
    case .retryTapped: loadIfMissing()
    case .stopTapped:
      context.effects.cancel(Work.load)
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    case .incrementTapped: context.dispatch(VisitsAction.added(id))
    case .decrementTapped: context.dispatch(VisitsAction.removed(id))
    case .secondsElapsed: context.dispatch(action)
    }
  }

  private func loadIfMissing() {
    guard context.state.catalogue[id].value == nil else { return }
    context.run(.first(Work.load), CatalogueAction.load(id, from: context.services.client))
  }
}

/// Returns an effect that reports the seconds that have passed, including those of a suspended app, until it
/// is canceled.
private func countSeconds(_ clock: any Clock<Duration>) -> Effect<AppState> {
  { store in
    let elapsed = clock.stopwatch()
    while (try? await clock.sleep(for: .seconds(1))) != nil {
      store.dispatch(VisitAction.secondsElapsed(Int(elapsed().components.seconds)))
    }
  }
}
