import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the list, searches it, and loads it page by page, whichever screens show the same rows.
final class ItemsCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load(String, page: Int?), search }

  let viewController = ItemsViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.items, \.itemsCatalog).map(ItemsViewState.init)
      .render(on: viewController)
  }

  func handle(_ action: ItemsAction) {
    switch action {
    case .viewLoaded: loadFirstPage()
    // The search began before the user left the field.
    case .searched(let words) where words == search: break
    case .searched:
      context.dispatch(action)
      loadFirstPage()
    case .endReached: loadNextPage()
    case .retryTapped:
      context.effects.cancel(load)
      loadNextPage()
    case .refreshPulled:
      context.effects.cancel(load)
      context.dispatch(ItemsLoadAction.refreshed(search: search))
      loadNextPage()
    case .searchChanged(let words):
      context.run(.latest(Work.search, after: .milliseconds(300))) { [weak self] _ in
        await self?.handle(.searched(words))
      }
    case .rowTapped: break
    }
  }

  private var search: String { context.state.items[context.id]?.search ?? "" }
  private var list: ItemsCatalog.List { context.state.itemsCatalog[search] }
  /// The load of the next page; the load of the page before it may not have ended.
  private var load: Work { .load(search, page: list.nextPage) }

  /// Loads the first page, unless this or another screen has loaded it.
  private func loadFirstPage() {
    if list.nextPage == 1 { loadNextPage() }
  }

  private func loadNextPage() {
    guard let page = list.nextPage else { return }
    let search = search
    let loadPage = context.services.items
    context.run(
      .first(load),
      effect(reporting: { ItemsLoadAction.pageLoad(search: search, page: page, $0) }) { _ in
        try await loadPage(search, page)
      })
  }
}
