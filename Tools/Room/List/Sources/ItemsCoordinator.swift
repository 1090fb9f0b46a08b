import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the list, searches it, and loads it page by page.
@MainActor final class ItemsCoordinator: ScreenCoordinator {
  let viewController = ItemsViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.items[context.appearance]).map { $0.map(ItemsViewState.init) }
      .subscribe(with: viewController) { if let viewState = $1 { $0.render(viewState) } }
  }

  private func handle(_ action: ItemsAction) {
    context.send(action)
    switch action {
    case .viewLoaded, .searched, .refreshPulled, .endReached, .retryTapped: loadNextPage()
    case .searchChanged(let words):
      context.run(.latest("search", after: .milliseconds(300))) { [weak self] _ in
        await self?.handle(.searched(words))
      }
    case .rowTapped, .pageLoad: break
    }
  }

  private func loadNextPage() {
    guard let list = context.store.state.items[context.appearance], let page = list.nextPage
    else { return }
    let (load, appearance) = (context.services.items, context.appearance)
    context.run(
      .latest("load"),
      effect { event in
        ScreenAction<AppMap>(ItemsAction.pageLoad(event), to: appearance)
      } _: { _ in
        try await load(list.search, page)
      })
  }
}
