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
      if let id = $0 { self?.handle(.sightTapped(id)) }
    }
    context.observeOnMain(
      \.bookmarks, \.catalogue, \.slowRequests, \.navigation[sightAbove: .saved]
    )
    .map(SavedViewState.init).render(on: viewController)
  }

  func handle(_ action: SavedAction) {
    switch action {
    case .rowAppeared(let id): loadIfMissing(id)
    case .sightTapped(let id): context.dispatch(AppRoute.go(Route(tab: .saved, [.sight(id: id)])))
    case .clearTapped: context.dispatch(AppRoute.ask(.clearing()))
    case .statusTapped: stopOrRetry()
    case .removeTapped(let id): context.dispatch(BookmarksAction.removed(id))
    case .undoTapped: context.dispatch(BookmarksAction.removalUndone)
    }
  }

  /// Does what the status offers: to stop if a sight takes long to load, and else to try again.
  private func stopOrRetry() {
    let state = context.state
    let sights = state.bookmarks.sights
    guard sights.contains(where: { state.slowRequests[.sight($0)] != nil }) else {
      for id in sights where state.catalogue[id].error != nil { loadIfMissing(id) }
      return
    }
    context.effects.cancel()
    for id in sights where state.catalogue[id].isLoading {
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    }
  }

  private func loadIfMissing(_ id: Sight.ID) {
    guard context.state.catalogue[id].value == nil else { return }
    context.run(.first(Work.load(id)), CatalogueAction.load(id, from: context.services.client))
  }
}
