public import Coordinator

#if canImport(UIKit)
  public import UIKit
#else
  public import TerminalUIKit
#endif

extension UIKitNavigationDriver {
  /// Makes the driver of an app without dialogs.
  ///
  /// - Parameters:
  ///   - item: Makes the title and image of a tab.
  ///   - containers: UIKit's containers as the app wants them.
  ///   - report: Receives what the user did; usually it dispatches to the store.
  ///   - coordinator: Makes the coordinator of a screen; the driver starts it.
  public convenience init(
    item: @escaping @MainActor (Map.Tab) -> UITabBarItem,
    containers: UIKitContainers<Map> = UIKitContainers(),
    report: @escaping @MainActor (RouteAction<Map>) -> Void,
    coordinator: @escaping @MainActor (Appearance<Map>) -> any ScreenCoordinator
  ) where Map.Dialog == Never {
    self.init(
      item: item, containers: containers, report: report, content: noContent,
      coordinator: coordinator)
  }
}

extension UIKitNavigationDriver {
  /// The alert that shows a dialog for as long as it is presented.
  struct DialogAlert {
    let dialog: Map.Dialog
    weak var alert: UIAlertController?
    /// Not the alert's by now, if that has been dismissed.
    weak var presentation: UIPresentationController?
  }

  /// Presents the alert of a dialog on top of everything.
  func ask(
    _ dialog: Map.Dialog, animated: Bool, _ completion: @escaping @MainActor () -> Void
  ) {
    clearWay { [weak self] in
      guard let self else { return completion() }
      showWindow()
      let (presenter, content) = (presenter, content(dialog))
      let alert = makeAlert(for: dialog, content)
      if case .actionSheet(let anchor) = content.style {
        prepare(alert, at: anchor, in: presenter)
      }
      dialogAlert = DialogAlert(
        dialog: dialog, alert: alert, presentation: alert.popoverPresentationController)
      presenter.present(alert, animated: animated, completion: completion)
    }
  }

  private func prepare(
    _ alert: UIAlertController, at anchor: String?, in presenter: UIViewController
  ) {
    guard let popover = alert.popoverPresentationController else { return }
    attach(popover, to: source(of: anchor, in: reported.topContainer), in: presenter)
    // UIKit declares a popover's own delegate with a narrower type.
    (popover as UIPresentationController).delegate = delegate
  }

  /// Dismisses the alert of the dialog, with anything that a screen has presented on it.
  func endDialog(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
    guard let presenter = dialogAlert?.alert?.presentingViewController else { return completion() }
    presenter.dismiss(animated: animated, completion: completion)
  }

  /// Dismisses what a screen has presented by itself, because UIKit presents nothing on top of that.
  func clearWay(_ body: @escaping @MainActor () -> Void) {
    guard let presenter = obstacle?.presentingViewController else { return body() }
    presenter.dismiss(animated: false, completion: body)
  }

  private func makeAlert(for dialog: Map.Dialog, _ content: DialogContent) -> UIAlertController {
    let release = ReleaseObserver { [weak self] in
      self?.whenReady { [weak self] in self?.changed() }
    }
    let alert = UIAlertController(
      title: content.title, message: content.message, preferredStyle: content.style.preferred)
    for (position, choice) in content.choices.enumerated() {
      alert.addAction(
        UIAlertAction(title: choice.title, style: choice.role.style) { [weak self, release] _ in
          self?.answer(dialog, position)
          withExtendedLifetime(release) {}
        })
    }
    return alert
  }
}

extension DialogContent.Style {
  fileprivate var preferred: UIAlertController.Style {
    switch self {
    case .alert: .alert
    case .actionSheet: .actionSheet
    }
  }
}

extension DialogContent.Choice.Role {
  fileprivate var style: UIAlertAction.Style {
    switch self {
    case .standard: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// Calls back when the alert that keeps it was released, whoever dismissed that.
///
/// A `WindowObserver` would do, but UIKit forbids changing the view of an alert.
private final class ReleaseObserver: Sendable {
  private let didRelease: @MainActor @Sendable () -> Void

  init(didRelease: @escaping @MainActor @Sendable () -> Void) {
    self.didRelease = didRelease
  }

  deinit {
    Task { @MainActor [didRelease] in didRelease() }
  }
}

/// Stands for the dialogs of an app that has none.
private func noContent<Dialog>(of dialog: Dialog) -> DialogContent {
  DialogContent(title: "")
}
