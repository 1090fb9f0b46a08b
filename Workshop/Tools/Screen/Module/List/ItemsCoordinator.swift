public import Coordinator
public import Redux
public import UIKit

/// Shows the list, searches it, and loads it page by page, in any app that keeps its ``ItemsState``.
public final class ItemsCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load, search }
  /// Loads a page of the rows that a search finds.
  public typealias Load = @Sendable (_ search: String, _ page: Int) async throws -> ItemsPage

  /// The screen, which the app puts where it belongs.
  public var viewController: UIViewController { screen }
  private let screen = ItemsViewController()
  private let store: any StoreType<ItemsState>
  private let effects: EffectScope<ItemsState>
  private let load: Load

  /// Creates a coordinator for a screen's own state: `context.scoped(to: \.items)`.
  public init(
    _ store: any StoreType<ItemsState>, clock: any Clock<Duration>, load: @escaping Load
  ) {
    self.store = store
    effects = EffectScope(store: store, clock: clock)
    self.load = load
  }

  /// Renders the state, and dispatches what the user does.
  public func start() {
    screen.send = { [weak self] in self?.handle($0) }
    store.observeOnMain(\.self).map(ItemsViewState.init).render(on: screen)
  }

  func handle(_ action: ItemsAction) {
    switch action {
    case .viewLoaded, .endReached, .retryTapped: loadNextPage()
    // The search began before the user left the field.
    case .searched(let words) where words == store.state.search: break
    case .searched, .refreshPulled:
      // A page that is still on its way would become the first one of the new list.
      effects.cancel(Work.load)
      store.dispatch(action)
      loadNextPage()
    case .searchChanged(let words):
      effects.run(.latest(Work.search, after: .milliseconds(300))) { [weak self] _ in
        await self?.handle(.searched(words))
      }
    // The effect dispatches these to the store itself, so they don't pass through here.
    case .pageLoad: store.dispatch(action)
    case .rowTapped: break
    }
  }

  private func loadNextPage() {
    let list = store.state
    guard let page = list.nextPage else { return }
    effects.run(
      .latest(Work.load),
      effect(reporting: { ItemsAction.pageLoad($0) }) { [load] _ in
        try await load(list.search, page)
      })
  }
}
