import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the guide to a sight, and downloads it in parts, so that it can be read without a connection.
///
/// A download belongs to the app, so it goes on after the user has left, and each screen of the guide shows it.
final class GuideCoordinator: CoordinatorType {
  let viewController = GuideViewController()
  let context: ScreenContext
  private let id: Sight.ID

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.downloads[id], \.slowRequests[.guide(id)])
      .map(GuideViewState.init).render(on: viewController)
  }

  func handle(_ action: GuideAction) {
    let downloads = context.services.downloads
    let folder = context.services.guides
    switch action {
    case .viewLoaded:
      downloads.runIfIdle(for: id, DownloadsAction.find(id, in: folder))
    case .downloadTapped where context.state.downloads[id].isLoading:
      // Looking for the guide ends its download, and shows the parts that are here.
      downloads.run(for: id, DownloadsAction.find(id, in: folder))
    case .downloadTapped:
      downloads.run(
        for: id, DownloadsAction.download(id, from: context.services.client, to: folder))
    case .removeTapped: downloads.run(for: id, DownloadsAction.remove(id, from: folder))
    }
  }
}
