import Coordinator

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

/// Presents the alerts of dialogs.
@MainActor final class DialogPresenter<Map: NavigationMap> {
  /// Called with the user's answer, which UIKit delivers when the alert is dismissed.
  var didAnswer: (_ dialog: Map.Dialog, _ choice: Int) -> Void = { _, _ in }

  /// Called when an alert was dismissed, by the user or the app.
  var didLeave: @MainActor () -> Void = {}

  private let content: @MainActor (Map.Dialog) -> DialogContent
  private let screens: ScreenTree<Map>
  private let delegate = PresentationDelegate()
  /// The alert that was made last.
  private var made: DialogAlert<Map>?

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - content: Returns the content of a dialog's alert.
  ///   - screens: The screens that an action sheet may point at.
  init(
    content: @escaping @MainActor (Map.Dialog) -> DialogContent, screens: ScreenTree<Map>
  ) {
    self.content = content
    self.screens = screens
    delegate.didDismiss = { [weak self] in self?.hasDismissed($0) }
  }

  /// The alert of the dialog.
  var alert: UIViewController? { made?.alert }

  /// Returns the dialog whose alert is one of those that are presented.
  func dialog(in presented: [UIViewController]) -> Map.Dialog? {
    guard let made, let alert = made.alert, presented.contains(alert) else { return nil }
    return made.dialog
  }

  /// Presents the alert of a dialog.
  func ask(
    _ dialog: Map.Dialog, on presenter: UIViewController, animated: Bool,
    _ ended: @escaping StepEnd
  ) {
    let content = content(dialog)
    var isAnswered = false
    // UIKit may tell of a tap beside a popover twice, in either order.
    let answer: @MainActor (Int) -> Void = { [weak self] choice in
      if !isAnswered { self?.didAnswer(dialog, choice) }
      isAnswered = true
    }
    let alert = makeAlert(content, answer)
    if case .actionSheet(let anchor) = content.style,
      let popover = alert.popoverPresentationController
    {
      popover.point(
        at: screens.source(of: anchor, in: screens.place.topContainer), on: presenter)
      // UIKit declares a popover's own delegate with a narrower type.
      (popover as UIPresentationController).delegate = delegate
    }
    let cancel = content.choices.firstIndex { $0.role == .cancel } ?? -1
    made = DialogAlert(dialog: dialog, alert: alert) { answer(cancel) }
    presenter.present(alert, animated: animated) { [weak self] isAccepted in
      if isAccepted { self?.watch(alert) } else { self?.made = nil }
      ended(isAccepted)
    }
  }

  /// Dismisses the alert of the dialog, with anything that a screen has presented on it.
  func endDialog(animated: Bool, _ ended: @escaping StepEnd) {
    guard let presenter = alert?.presentingViewController else { return ended(true) }
    presenter.dismissPresented(animated: animated, ended: ended)
  }

  /// Notices the end of an alert that other code has dismissed.
  ///
  /// UIKit tells nobody of that. It doesn't support subclasses of alerts, and forbids changes of their views. The
  /// alert is usually released then, but a debugger or an accessibility client may keep it. So this looks, too.
  private func watch(_ alert: UIAlertController) {
    Task { [weak self, weak alert] in
      while self != nil, alert?.presentingViewController != nil {
        try? await Task.sleep(for: .seconds(1))
      }
      self?.didLeave()
    }
  }

  private func makeAlert(
    _ content: DialogContent, _ answer: @escaping @MainActor (Int) -> Void
  ) -> UIAlertController {
    // If UIKit refused the alert, nothing has changed.
    let release = ReleaseObserver { [weak self] in if self?.made != nil { self?.didLeave() } }
    let alert = UIAlertController(
      title: content.title, message: content.message, preferredStyle: content.style.preferred)
    for (position, choice) in content.choices.enumerated() {
      alert.addAction(
        UIAlertAction(title: choice.title, style: choice.role.style) { [release] _ in
          answer(position)
          withExtendedLifetime(release) {}
        })
    }
    return alert
  }

  /// The user tapped beside a popover, which is the choice to cancel, or none.
  private func hasDismissed(_ presentation: UIPresentationController) {
    if made?.alert === presentation.presentedViewController { made?.cancel() }
  }
}

/// The alert that shows a dialog for as long as it is presented.
private struct DialogAlert<Map: NavigationMap> {
  let dialog: Map.Dialog
  weak var alert: UIAlertController?
  let cancel: @MainActor () -> Void
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
private final class ReleaseObserver: Sendable {
  private let didRelease: @MainActor @Sendable () -> Void

  init(didRelease: @escaping @MainActor @Sendable () -> Void) {
    self.didRelease = didRelease
  }

  deinit {
    Task { @MainActor [didRelease] in didRelease() }
  }
}
