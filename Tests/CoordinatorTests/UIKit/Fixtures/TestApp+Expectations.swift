import Coordinator
import CoordinatorTesting
import TerminalUIKit
import Testing

@testable import CoordinatorUIKit
@testable import Redux

/// The rules that hold whenever the app is at rest.
extension TestApp {
  /// Returns what is wrong; nothing if UIKit shows the state and no other screen is alive.
  private func faults() -> [String] {
    var faults: [String] = []
    let text = screen.text
    if shown != visible { faults.append("shows \(String(describing: shown?.route))") }
    // An action sheet may cover a low sheet.
    let isSeen = place.dialog != nil || text.contains(topName)
    if topPage?.title != topName || !isSeen {
      faults.append("no \(topName) in\n\(text)")
    }
    if let dialog = place.dialog, !text.contains(dialog.title) {
      faults.append("no \(dialog.title) in\n\(text)")
    }
    if place.dialog == nil, text.contains("Question ") || text.contains("Menu ") {
      faults.append("a dialog stands")
    }
    let expected = place.names.flatMap { [$0, $0] }
    if watch.alive.sorted() != expected { faults.append("alive: \(watch.alive.sorted())") }
    if store.subscriptionCount != subscriptionCount {
      faults.append("\(store.subscriptionCount) subscriptions, not \(subscriptionCount)")
    }
    if log.runningTasks != place.names.count { faults.append("\(log.runningTasks) tasks run") }
    return faults
  }

  /// Waits until the app is at rest, and expects that nothing is wrong.
  ///
  /// - Parameters:
  ///   - where: The beginning of the failure's message.
  ///   - mayMiss: Whether a step may end elsewhere because the user moved during it.
  ///   - location: Where the expectation stands.
  func expectRest(
    _ where: String = "", mayMiss: Bool = false, at location: SourceLocation = #_sourceLocation
  ) async {
    await settle()
    await settleTasks()
    let incidents = log.drainIncidents().filter { incident in
      switch incident {
      case .missed, .unreachable: !mayMiss
      case .timedOut, .drifted, .gaveUp: true
      }
    }
    let faults = (faults() + incidents.map { "\($0)" }).joined(separator: "\n")
    #expect(faults.isEmpty, "\(manner): \(`where`)\(faults)", sourceLocation: location)
  }

  /// The view controllers that are presented, the lowest first.
  var presented: [UIViewController] {
    let chain = sequence(first: driver.tabBarController as UIViewController) {
      $0.presentedViewController
    }
    return Array(chain.dropFirst())
  }

  /// Whether UIKit would refuse a change.
  var isMoving: Bool {
    let tabs = driver.tabBarController.viewControllers ?? []
    let containers = [driver.tabBarController] + tabs.flatMap(columns) + presented
    return containers.contains { container in
      let transition = container.transitionCoordinator
      return transition.map { manner == .slow || $0.initiallyInteractive } ?? false
    }
  }

  /// The navigation controller that the user looks at; nil while they look at a bare modal.
  var topController: UINavigationController? {
    guard let top = presented.last(where: { !($0 is UIAlertController) }) ?? inspector else {
      let columns = driver.tabBarController.selectedViewController.map(columns) ?? []
      return columns.last { $0.viewControllers.contains { $0 is PageViewController } }
    }
    return top as? UINavigationController
  }

  /// The view controller in the inspector column of the selected tab.
  var inspector: UIViewController? {
    let split = driver.tabBarController.selectedViewController as? UISplitViewController
    return split?.viewController(for: .inspector)
  }

  /// The navigation controllers of a tab: one, or a split view's.
  private func columns(of tab: UIViewController) -> [UINavigationController] {
    guard let split = tab as? UISplitViewController else {
      guard let controller = tab as? UINavigationController else {
        return tab.children.flatMap(columns)
      }
      return [controller]
    }
    return [UISplitViewController.Column.primary, .secondary, .compact].compactMap {
      split.viewController(for: $0) as? UINavigationController
    }
  }

  /// The page that the user looks at.
  var topPage: UIViewController? {
    topController?.topViewController ?? presented.last { !($0 is UIAlertController) }
  }

  private var topName: String { place.stack(in: place.topContainer).last?.description ?? "" }
}
