import AppComponents
import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the saved sights, and loads those that come into view and are missing.
final class SavedCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load(Sight.ID) }

  let viewController = SavedViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.follow(viewController.rows, in: viewController) { [weak self] in
      self?.handle(.sightTapped($0))
    }
    context.observeOnMain(
      \.bookmarks, \.catalogue, \.storage.problem, \.slowRequests, \.navigation[sightAbove: .saved]
    )
    .map(SavedViewState.init).render(on: viewController)
  }

  func handle(_ action: SavedAction) {
    switch action {
    case .rowAppeared(let id): loadIfMissing(id)
    case .sightTapped(let id): context.dispatch(AppRoute.go(Route(tab: .saved, [.sight(id: id)])))
    case .clearTapped: context.dispatch(AppRoute.ask(.clearing()))
    case .stopTapped: stop()
    case .removeTapped(let id): context.dispatch(BookmarksAction.removed(id))
    case .undoTapped: context.dispatch(BookmarksAction.removalUndone)
    }
  }

  private func stop() {
    context.effects.cancel()
    let state = context.state
    for id in state.bookmarks.sights where state.catalogue[id].isLoading {
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    }
  }

  private func loadIfMissing(_ id: Sight.ID) {
    guard context.state.catalogue[id].value == nil else { return }
    context.run(.first(Work.load(id)), CatalogueAction.load(id, from: context.services.client))
  }
}
