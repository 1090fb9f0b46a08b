import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the guide to a sight, and downloads it in parts, so that it can be read without a connection.
final class GuideCoordinator: CoordinatorType {
  private enum Work: EffectKey { case guide }

  let viewController = GuideViewController()
  let context: ScreenContext
  private let id: Sight.ID

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observe(\.downloads[id], \.slowRequests[.guide(id)])
      .map(GuideViewState.init).render(on: viewController)
  }

  func handle(_ action: GuideAction) {
    context.dispatch(action)
    let folder = context.services.guides
    switch action {
    case .viewLoaded:
      // Another tab may be downloading the same guide.
      guard !context.state.downloads[id].isLoading else { return }
      context.run(.first(Work.guide), DownloadsAction.find(id, in: folder))
    case .downloadTapped where context.state.downloads[id].isLoading:
      context.effects.cancel(Work.guide)
    case .downloadTapped:
      context.run(
        .latest(Work.guide),
        DownloadsAction.download(id, from: context.services.client, to: folder))
    case .removeTapped: context.run(.latest(Work.guide), DownloadsAction.remove(id, from: folder))
    }
  }
}
