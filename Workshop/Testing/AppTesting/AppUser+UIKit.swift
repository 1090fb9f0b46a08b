#if os(iOS)
  import AppComponents
  public import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux
  public import Testing

  /// A person in front of the app in a simulator.
  ///
  /// It reads and taps UIKit's own views, so it runs the flows that run on a screen without a terminal elsewhere.
  @MainActor public struct AppUser<App: TestableApp> {
    private let scene: UIWindowScene
    private let delegate: any UIWindowSceneDelegate

    /// Takes over the app that the tests run in, once its window is there.
    public static func start() async throws -> AppUser {
      await waited { connectedScene?.delegate is any UIWindowSceneDelegate }
      let scene = try #require(connectedScene)
      return AppUser(
        scene: scene, delegate: try #require(scene.delegate as? any UIWindowSceneDelegate))
    }

    /// The texts of the labels and fields on the screen.
    public var texts: [String] {
      views.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UITextField)?.text }
    }

    /// Follows a web link, which may lack the scheme and the app's host, as the system hands it over.
    public func follow(_ link: String) throws {
      let url = try #require(URL(string: Self.webLink(link)))
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = url
      // This requirement is optional in UIKit, and has a default where no Objective-C is.
      let open: ((UIScene, NSUserActivity) -> Void)? = delegate.scene(_:continue:)
      open?(scene, activity)
    }

    /// Sends the app an event of the system, and waits for its response.
    public func receive(_ event: AppAction) async { await App.running.receive(event).value }

    /// Taps the button, also one in a bar or of a dialog, the segment or row with a title, the switch with an accessibility label,
    /// or the control with an accessibility identifier.
    ///
    /// UIKit runs the action of an alert's button only for a touch. So this answers the app's dialog as the button does, and the
    /// navigator dismisses the alert.
    public func tap(_ title: String) async throws {
      await waited {
        button(title) != nil || choice(title) != nil || toggle(title) != nil || row(title) != nil
          || barAction(title) != nil || answer(title) != nil
      }
      if let answer = answer(title) { return App.running.store.dispatch(answer) }
      if let (control, index) = choice(title) {
        control.selectedSegmentIndex = index
        // UIKit runs the action of a segment only for a touch.
        if let action = control.actionForSegment(at: index) { control.sendAction(action) }
        return control.sendActions(for: .valueChanged)
      }
      if let toggle = toggle(title) {
        toggle.isOn.toggle()
        return toggle.sendActions(for: .valueChanged)
      }
      if button(title) == nil, let row = row(title) { return row.tap() }
      if button(title) == nil, let action = barAction(title) {
        return UIControl().sendAction(action)
      }
      try #require(button(title), "No button says “\(title)”: \(texts)")
        .sendActions(for: .primaryActionTriggered)
    }

    /// Swipes over the row with a text, and taps the action with a title.
    public func swipe(_ text: String, to title: String) async throws {
      await waited { row(text) != nil }
      let swipe = try #require(
        row(text)?.swipes[title], "No row “\(text)” offers “\(title)”: \(texts)")
      swipe()
    }

    /// Types a text into the field with a placeholder, behind what is in it.
    public func type(_ text: String, into placeholder: String) async throws {
      try await edit(placeholder) { $0 + text }
    }

    /// Removes what is in the field with a placeholder.
    public func clear(_ placeholder: String) async throws {
      try await edit(placeholder) { _ in "" }
    }

    private func edit(_ placeholder: String, _ change: (String) -> String) async throws {
      await waited { field(placeholder) != nil }
      let target = try #require(field(placeholder), "No field says “\(placeholder)”.")
      target.text = change(target.text ?? "")
      target.sendActions(for: .editingChanged)
    }

    /// Goes back by the bar's button; leaves a modal with only one screen by swiping it down.
    public func goBack() async {
      // The stack's own push isn't a transition of the controllers around it.
      await waited {
        top?.transitionCoordinator == nil
          && top.flatMap(stack)?.transitionCoordinator == nil
      }
      guard let top, let stack = stack(in: top) else { return }
      if stack.viewControllers.count > 1 {
        stack.popViewController(animated: true)
      } else if top.presentingViewController != nil {
        swipeDown(top)
      }
    }

    /// Returns the stack with the screen that the user looks at.
    private func stack(in controller: UIViewController) -> UINavigationController? {
      switch controller {
      case let tabs as UITabBarController: tabs.selectedViewController.flatMap(stack)
      case let split as UISplitViewController:
        split.viewController(for: split.isCollapsed ? .compact : .secondary).flatMap(stack)
      default: controller as? UINavigationController
      }
    }

    /// Dismisses a modal and tells its delegate, which UIKit does only if a finger did it.
    private func swipeDown(_ modal: UIViewController) {
      guard let presentation = modal.presentationController, let delegate = presentation.delegate
      else { return }
      // These requirements are optional in UIKit, and have a default where no Objective-C is.
      let shouldDismiss: ((UIPresentationController) -> Bool)? =
        delegate.presentationControllerShouldDismiss
      let didAttempt: ((UIPresentationController) -> Void)? =
        delegate.presentationControllerDidAttemptToDismiss
      let didDismiss: ((UIPresentationController) -> Void)? =
        delegate.presentationControllerDidDismiss
      guard !modal.isModalInPresentation, shouldDismiss?(presentation) != false else {
        didAttempt?(presentation)
        return
      }
      modal.dismiss(animated: true) { didDismiss?(presentation) }
    }

    /// Waits until a text is on the screen, and returns whether it ever was.
    public func shows(_ text: String) async -> Bool { await reported { isShown(text) } }

    /// Waits until a text isn't on the screen, and returns whether it ever wasn't.
    public func showsNo(_ text: String) async -> Bool { await reported { !isShown(text) } }

    /// Waits until the user is where a link leads, with no dialog above it, and returns whether that ever was so.
    public func isAt(_ path: String) async -> Bool {
      await reported {
        Self.isAt(path, in: App.running.store.state.navigation)
      }
    }

    /// Lets time pass, which it does by itself.
    public func waits(_ duration: Duration) async {}

    private static var connectedScene: UIWindowScene? {
      UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// The topmost view controller.
    private var top: UIViewController? {
      // As above.
      let window: UIWindow?? = delegate.window
      var top = window??.rootViewController
      while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
      return top
    }

    /// The views of the topmost view controller that aren't hidden.
    private var views: [UIView] { top?.view.map(shown) ?? [] }

    private func shown(in view: UIView) -> [UIView] {
      view.isHidden ? [] : [view] + view.subviews.flatMap(shown)
    }

    private func isShown(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

    /// The user's actions on the first row with a text, also one that isn't on the screen: a tap, and swipes.
    private func row(_ text: String) -> (tap: () -> Void, swipes: [String: () -> Void])? {
      for case let table as UITableView in views {
        let paths = (0..<table.numberOfSections).flatMap { section in
          (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        let path = paths.first { table.texts(at: $0).contains { $0.contains(text) } }
        guard let path, let delegate = table.delegate else { continue }
        // As above.
        let select: ((UITableView, IndexPath) -> Void)? = delegate.tableView(_:didSelectRowAt:)
        return ({ select?(table, path) }, table.swipes(at: path, by: delegate))
      }
      return nil
    }

    private func button(_ title: String) -> UIButton? {
      views.lazy.compactMap { $0 as? UIButton }
        .first {
          [$0.configuration?.title, $0.accessibilityIdentifier].contains(title) && $0.isEnabled
        }
    }

    /// The action of a button in a navigation bar, in which UIKit has views of its own.
    private func barAction(_ title: String) -> UIAction? {
      let bars = views.compactMap { ($0 as? UINavigationBar)?.topItem }
      let buttons = bars.flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
      return buttons.first { $0.title == title && $0.isEnabled }?.primaryAction
    }

    /// The answer to the app's dialog that the alert's button with a title gives.
    private func answer(_ title: String) -> RouteAction<App.Map>? {
      let dialog = App.running.store.read { $0.navigation.dialog }
      guard let dialog, let alert = top as? UIAlertController,
        let choice = alert.actions.firstIndex(where: { $0.title == title })
      else { return nil }
      return .user(.answered(dialog, choice: choice))
    }

    private func choice(_ title: String) -> (UISegmentedControl, index: Int)? {
      for case let control as UISegmentedControl in views where control.isEnabled {
        let titles = (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
        if let index = titles.firstIndex(of: title) { return (control, index) }
      }
      return nil
    }

    private func toggle(_ label: String) -> UISwitch? {
      views.lazy.compactMap { $0 as? UISwitch }
        .first {
          [$0.accessibilityLabel, $0.accessibilityIdentifier].contains(label) && $0.isEnabled
        }
    }

    /// Waits for a condition, and says what was there if it is never met.
    private func reported(until condition: @MainActor () -> Bool) async -> Bool {
      let isMet = await waited(until: condition)
      if !isMet { Issue.record("The screen shows \(texts).") }
      return isMet
    }

    private func field(_ placeholder: String) -> UITextField? {
      views.lazy.compactMap { $0 as? UITextField }.first { $0.placeholder == placeholder }
    }
  }

  extension UITableView {
    /// The texts of a row, also of one that isn't on the screen.
    fileprivate func texts(at path: IndexPath) -> [String] {
      let cell = cellForRow(at: path) ?? dataSource?.tableView(self, cellForRowAt: path)
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      return [content?.text, content?.secondaryText].compactMap(\.self)
    }

    /// The actions that swipes over a row show, by their titles.
    fileprivate func swipes(
      at path: IndexPath, by delegate: any UITableViewDelegate
    ) -> [String: () -> Void] {
      typealias Configuration = (UITableView, IndexPath) -> UISwipeActionsConfiguration?
      // As above.
      let leading: Configuration? = delegate.tableView(
        _:leadingSwipeActionsConfigurationForRowAt:)
      let trailing: Configuration? = delegate.tableView(
        _:trailingSwipeActionsConfigurationForRowAt:)
      let shown = [leading?(self, path), trailing?(self, path)].compactMap(\.self)
      let actions = shown.flatMap(\.actions)
      return Dictionary(
        actions.map { action in
          (action.title ?? "", { action.handler(action, self) { _ in } })
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  extension Trait where Self == ParallelizationTrait {
    /// Runs one flow at a time, because all share the app; its transitions take UIKit's time.
    public static var withAndWithoutTime: Self { .serialized }
  }

  /// Waits for a condition, for ten seconds at most, because UIKit's transitions take real time.
  @MainActor @discardableResult public func waited(
    until condition: @MainActor () -> Bool
  ) async -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while !condition() {
      guard ContinuousClock.now < deadline else { return false }
      try? await Task.sleep(for: .milliseconds(20))
    }
    return true
  }
#endif
