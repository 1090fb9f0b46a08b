import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows one sight, loads it if it is missing, saves it, and copies its link.
@MainActor final class SightCoordinator: ScreenCoordinator {
  let viewController = SightViewController()
  private let id: Sight.ID
  private let context: ScreenContext
  private let link: String

  init(id: Sight.ID, context: ScreenContext) {
    (self.id, self.context) = (id, context)
    link = AppLinks.address(of: Route(tab: .explore, [.sight(id: id)])) ?? ""
  }

  func start() {
    viewController.send = { [unowned self] in handle($0(id)) }
    context.store
      .observeOnMain { [id] in
        ($0.catalogue[id], $0.bookmarks.sights, $0.storage.problem, $0.waits[.sight(id)])
      }
      .map { [id, link] in
        SightViewState(id, $0, saved: $1, link: link, problem: $2, waiting: $3)
      }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: SightAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped:
      guard context.store.state.catalogue[id].value == nil else { return }
      context.run(.latest("load"), CatalogueAction.load(id, from: context.services.client))
    case .stopTapped:
      context.effects.cancel("load")
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    case .copyLinkTapped: UIPasteboard.general.string = link
    case .visitTapped: context.dispatch(AppRoute.present(.visit(of: id)))
    case .reviewsTapped: context.dispatch(AppRoute.push(.reviews(id: id)))
    case .writeTapped: AppLinks.writing(about: id).map(context.dispatch)
    case .guideTapped: context.dispatch(AppRoute.push(.guide(id: id)))
    case .saveTapped: context.dispatch(BookmarksAction.toggle(id))
    }
  }
}
