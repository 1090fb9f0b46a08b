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

  private func stopOrRetry() {
    let state = context.state
    let loading = state.bookmarks.sights.filter { state.catalogue[$0].isLoading }
    if loading.isEmpty {
      for id in state.bookmarks.sights where state.catalogue[id].error != nil { loadIfMissing(id) }
      return
    }
    context.effects.cancel()
    for id in loading {
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    }
  }

  private func loadIfMissing(_ id: Sight.ID) {
    guard context.state.catalogue[id].value == nil else { return }
    context.run(.first(Work.load(id)), CatalogueAction.load(id, from: context.services.client))
  }
}
