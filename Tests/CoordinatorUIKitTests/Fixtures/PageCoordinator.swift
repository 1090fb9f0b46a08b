import Coordinator
import CoordinatorUIKit
import Redux

/// A screen with all that a screen can hold: a view controller, a subscription, and a task that
/// runs until the screen goes.
@MainActor final class PageCoordinator: ScreenCoordinator {
  let viewController: PageViewController
  private let store: Store<TestState>
  private let work: Work
  private var task: Task<Void, Never>?

  init(_ screen: Screen, store: Store<TestState>, diary: Diary, work: Work) {
    viewController = PageViewController(screen, diary: diary)
    self.store = store
    self.work = work
  }

  deinit { task?.cancel() }

  func start() {
    store.observeOnMain(\.ticks).subscribe(with: viewController) { $0.render($1) }
    work.running += 1
    task = Task { [store, work] in
      for await _ in store.observe(\.ticks) {}
      work.running -= 1
    }
  }
}

/// Counts the tasks that run.
@MainActor final class Work {
  var running = 0
}
