import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the saved sights, and loads those that come into view and are missing.
@MainActor final class SavedCoordinator: ScreenCoordinator {
  let viewController = SavedViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.follow(viewController.rows, in: viewController) { [weak self] in
      self?.handle(.sightTapped($0))
    }
    context.store
      .observeOnMain(
        \.bookmarks, \.catalogue, \.storage.problem, \.waits, \.navigation[sightAbove: .saved]
      )
      .map { SavedViewState($0, $1, problem: $2, waits: $3, chosen: $4) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? {
    viewController.clearButton
  }

  private func handle(_ action: SavedAction) {
    context.dispatch(action)
    switch action {
    case .rowAppeared(let id): loadIfMissing(id)
    case .sightTapped(let id): context.dispatch(AppRoute.go(Route(tab: .saved, [.sight(id: id)])))
    case .clearTapped: context.dispatch(AppRoute.ask(.clearing))
    case .stopTapped: stop()
    case .removeTapped, .undoTapped: break
    }
  }

  private func stop() {
    context.effects.cancel()
    for id in context.store.state.bookmarks.sights
    where context.store.state.catalogue[id].isLoading {
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    }
  }

  private func loadIfMissing(_ id: Sight.ID) {
    let sight = context.store.state.catalogue[id]
    guard sight.value == nil, !sight.isLoading else { return }
    context.dispatch(CatalogueAction.sightLoad(id, .started))
    context.run(.first(id), CatalogueAction.load(id, from: context.services.client))
  }
}
