import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows one sight, loads it if nobody has, saves it, and shares its link.
@MainActor final class SightCoordinator: ScreenCoordinator {
  let viewController: SightViewController
  private let id: Sight.ID
  private let store: Store<AppState>
  private let client: SightsClient
  private let effects: EffectScope<AppState>
  private let link: String

  init(id: Sight.ID, store: Store<AppState>, services: Services) {
    self.id = id
    self.store = store
    client = services.client
    effects = EffectScope(store: store, clock: services.clock)
    link = AppLinks.address(of: Route(tab: .explore, [.sight(id: id)])) ?? ""
    viewController = SightViewController(id: id)
  }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    store.observeOnMain(\.catalogue[id], \.bookmarks.sights, \.sight.copied)
      .map { [id, link] in SightViewState(id, $0, saved: $1, copied: $2, link: link) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: SightAction) {
    store.dispatch(action)
    switch action {
    case .viewLoaded: if store.state.catalogue[id].value == nil { loadSight() }
    case .retryTapped: loadSight()
    case .copyLinkTapped: UIPasteboard.general.string = link
    case .visitTapped(let id): store.dispatch(AppRoute.push(.visit(id: id)))
    case .reviewsTapped(let id): store.dispatch(AppRoute.push(.reviews(id: id)))
    case .saveTapped: break
    }
  }

  private func loadSight() { effects.run(.latest("load"), CatalogueAction.load(id, from: client)) }
}
