import Coordinator
import CoordinatorTesting
import CoordinatorUIKit
import Redux
import TerminalUIKit

/// Owns navigation in a ``TestApp``, and logs what it hears.
@MainActor final class TestOwner: NavigationOwner {
  private let store: Store<TestState>
  private let watch: LeakWatch
  private let log: TestLog
  private let options: TestOptions

  init(_ store: Store<TestState>, watch: LeakWatch, log: TestLog, options: TestOptions) {
    self.store = store
    self.watch = watch
    self.log = log
    self.options = options
  }

  var navigation: Place { store.state.navigation }

  var containers: UIKitContainers<TestMap> { options.containers }

  func coordinator(of id: ScreenID<TestMap>) -> any CoordinatorType {
    let screen = id.screen
    let made = PageCoordinator(screen, store: store, log: log)
    made.onDeinit = options.onDeinit
    made.viewController.modalPresentationStyle = options.modalStyle
    made.onStart = { [options] in options.onStart(screen) }
    options.onInit(screen)
    watch.watch(made, as: "\(screen)")
    watch.watch(made.viewController, as: "\(screen)")
    return made
  }

  func item(of tab: TestMap.Tab) -> UITabBarItem {
    UITabBarItem(title: tab.rawValue, image: nil, tag: 0)
  }

  nonisolated static func content(of dialog: TestMap.Dialog) -> DialogContent {
    CoordinatorUIKitTests.content(of: dialog)
  }

  func userMoved(_ action: Action) {
    log.reports.append(action)
    if options.accepts(action) { store.dispatch(action) }
  }

  func navigationFailed(_ incident: NavigationIncident<TestMap>) { log.incidents.append(incident) }
}
