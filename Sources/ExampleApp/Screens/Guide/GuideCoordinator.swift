import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the guide to a sight, and downloads it in parts, so that it can be read without a connection.
@MainActor final class GuideCoordinator: ScreenCoordinator {
  let viewController = GuideViewController()
  private let id: Sight.ID
  private let context: ScreenContext

  init(id: Sight.ID, context: ScreenContext) { (self.id, self.context) = (id, context) }

  func start() {
    viewController.send = { [unowned self] in handle($0(id)) }
    context.store.observeOnMain(\.guides[id], \.waits[.guide(id)])
      .map { GuideViewState($0, waiting: $1) }
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: GuideAction) {
    context.dispatch(action)
    let (client, folder) = (context.services.client, context.services.guides)
    switch action {
    case .viewLoaded:
      // The same guide may be on its way in another tab.
      guard !context.store.read({ $0.guides[id].isLoading }) else { return }
      context.run(.first("guide"), GuidesAction.find(id, in: folder))
    case .downloadTapped:
      context.run(.latest("guide"), GuidesAction.download(id, from: client, to: folder))
    case .stopTapped: context.effects.cancel("guide")
    case .removeTapped: context.run(.latest("guide"), GuidesAction.remove(id, from: folder))
    }
  }
}
