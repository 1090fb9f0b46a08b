import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the list, searches it, and loads it page by page.
final class ItemsCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load, search }

  let viewController = ItemsViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.items).map(ItemsViewState.init).render(on: viewController)
  }

  func handle(_ action: ItemsAction) {
    switch action {
    case .viewLoaded, .endReached, .retryTapped: loadNextPage()
    // The search began before the user left the field.
    case .searched(let words) where words == context.state.items[context.id]?.search: break
    case .searched, .refreshPulled:
      // A page that is still on its way would become the first one of the new list.
      context.effects.cancel(Work.load)
      context.dispatch(action)
      loadNextPage()
    case .searchChanged(let words):
      context.run(.latest(Work.search, after: .milliseconds(300))) { [weak self] _ in
        await self?.handle(.searched(words))
      }
    // The effect dispatches these to the store itself, so they don't pass through here.
    case .pageLoad: context.dispatch(action)
    case .rowTapped: break
    }
  }

  private func loadNextPage() {
    guard let list = context.state.items[context.id], let page = list.nextPage else { return }
    let load = context.services.items
    context.run(
      .latest(Work.load),
      effect(reporting: { ItemsAction.pageLoad($0) }) { _ in try await load(list.search, page) })
  }
}
