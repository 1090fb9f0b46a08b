import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator of each screen, and lets the UI follow the state.
@MainActor final class AppCoordinator {
  let store: Store<AppState>
  private let driver: UIKitNavigationDriver<AppMap>
  private let executor: NavigationExecutor<AppMap>
  private weak var questionAlert: UIAlertController?

  init(store: Store<AppState>, services: Services) {
    self.store = store
    driver = UIKitNavigationDriver(
      tabs: AppMap.Tab.allCases.map { UIKitTab($0, item: $0.item) },
      report: { store.dispatch($0) },
      coordinator: {
        makeCoordinator(of: $0, context: ScreenContext(store: store, services: services))
      })
    executor = NavigationExecutor(driver: driver, clock: services.clock) {
      store.dispatch(NavigationReport(incident: $0))
    }
  }

  /// Shows the user's place in the window, from now on.
  func start(in window: UIWindow) {
    driver.changed = { [weak executor] in executor?.driverChanged() }
    store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
    driver.attach(to: window)
    store.observeOnMain(\.links.question).subscribe(with: self) { $0.ask($1) }
    store.observeOnMain(\.links.outcome).subscribe(with: self) { $0.explain($1) }
  }

  /// Asks before a link changes something, and takes back a question that no longer counts.
  private func ask(_ question: LinkQuestion?) {
    questionAlert?.presentingViewController?.dismiss(animated: true)
    guard let question else { return }
    let alert = UIAlertController(title: question.text, message: nil, preferredStyle: .alert)
    let answers: [(String, UIAlertAction.Style, LinkAction<AppMap>)] = [
      ("Cancel", .cancel, .declined(question.id)),
      ("Remove", .destructive, .confirmed(question.id)),
    ]
    for (title, style, answer) in answers {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [store] _ in store.dispatch(answer) })
    }
    questionAlert = alert
    show(alert) { [store] in store.state.links.question == question }
  }

  /// Says why a link can't be opened, unless the user declined it or went elsewhere.
  private func explain(_ outcome: LinkOutcome?) {
    guard case .refused(let refusal, let source) = outcome, source != .inApp else { return }
    if case .declined = refusal { return }
    if case .superseded = refusal { return }
    if case .signedOut = refusal { return }
    let alert = UIAlertController(
      title: "The Link Can't Be Opened", message: "\(refusal)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    show(alert)
  }

  /// Shows an alert on the topmost screen when the UI has settled, if it is still needed then.
  private func show(
    _ alert: UIAlertController, if isNeeded: @escaping @MainActor () -> Bool = { true }
  ) {
    Task { [executor, driver] in
      await executor.settled()
      guard isNeeded() else { return }
      var top: UIViewController = driver.tabBarController
      while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
      top.present(alert, animated: true)
    }
  }
}

/// Reports to the log that the UI didn't do what navigation asked of it.
struct NavigationReport: ActionType, Equatable {
  let incident: NavigationIncident<AppMap>
}
