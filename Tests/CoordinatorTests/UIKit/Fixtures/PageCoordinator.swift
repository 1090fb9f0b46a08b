import Coordinator
import CoordinatorUIKit
import Redux
import TerminalUIKit

/// A screen with all that a screen can keep: a view controller, a subscription, and a task that runs
/// until the screen goes.
@MainActor final class PageCoordinator: CoordinatorType {
  let viewController: PageViewController
  private let store: Store<TestState>
  private let log: TestLog
  private var task: Task<Void, Never>?

  init(_ screen: Screen, store: Store<TestState>, log: TestLog) {
    viewController = PageViewController(screen, log: log)
    self.store = store
    self.log = log
  }

  var onStart: () -> Void = {}
  var onDeinit: @Sendable () -> Void = {}

  deinit {
    task?.cancel()
    onDeinit()
  }

  func start() {
    onStart()
    store.observeOnMain(\.ticks).subscribe(with: viewController) { $0.render($1) }
    log.runningTasks += 1
    task = Task { [store, log] in
      for await _ in store.observe(\.ticks) {}
      log.runningTasks -= 1
    }
  }
}

extension PageViewController: PopoverSource {
  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? {
    anchor == "ticks" ? ticksLabel : nil
  }
}
