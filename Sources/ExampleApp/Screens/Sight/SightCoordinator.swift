import AppShell
import Coordinator
import Redux
import UIKit

/// Shows one sight, loads it if it is missing, saves it, and copies its link.
final class SightCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load }

  let viewController = SightViewController()
  let context: ScreenContext
  private let id: Sight.ID

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.canOpenWindows = context.canOpenWindows
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.catalogue[id], \.bookmarks[id], \.slowRequests[.sight(id)])
      .map { [id] in SightViewState($0, id: id, isSaved: $1, waiting: $2) }
      .render(on: viewController)
  }

  func handle(_ action: SightAction) {
    switch action {
    case .viewLoaded:
      context.dispatch(action)
      loadIfMissing()
    case .retryTapped: loadIfMissing()
    case .stopTapped:
      context.effects.cancel(Work.load)
      context.dispatch(CatalogueAction.sightLoad(id, .failure(ClientError.stopped)))
    case .copyLinkTapped:
      UIPasteboard.general.string = AppLinks.address(of: .sight(id))
      context.dispatch(FeedbackAction.linkCopied(id))
    case .saveTapped: context.dispatch(BookmarksAction.toggle(id))
    case .visitTapped: context.dispatch(AppRoute.present(.visit(of: id)))
    case .reviewsTapped: context.dispatch(AppRoute.push(.reviews(id: id)))
    case .newWindowChosen: context.openWindow(at: .sight(id))
    case .guideTapped: context.dispatch(AppRoute.push(.guide(id: id)))
    case .writeTapped:
      context.dispatch(AppLinks.writing(about: id, in: context.state))
    }
  }

  private func loadIfMissing() {
    guard context.state.catalogue[id].value == nil else { return }
    context.run(.latest(Work.load), CatalogueAction.load(id, from: context.services.client))
  }
}
