import AppComponents
public import AppShell
package import Coordinator
import CoordinatorUIKit
package import Redux
public import ReduxRecording

extension RunningApp {
  /// The recording so far; `nil` if the app isn't recorded.
  public var recording: Recording<App.State>? { store.recorder?.recording }

  /// Makes the moment that the app shows the present.
  ///
  /// The future is kept in ``ReduxRecording/Recorder/branches``. The screens are made again for the state, so
  /// their effects begin as after a restart, and those of the old screens end.
  public func continueFromMoment() {
    guard store.isTraveling else { return }
    closeInspector()
    restartScreens { [self] in
      let moment = store.recorder?.travel?.moment ?? 0
      store.continueFromMoment()
      confirm(localized("✓ Continued from action \(moment)"))
    }
  }

  /// Shows a success on the page in front for a few seconds, once that is there.
  private func confirm(_ words: String) {
    Task { [weak self, clock = services.clock] in
      await self?.navigator()?.settled()
      let window = self?.inspection?.window?.rootViewController ?? self?.window?.rootViewController
      weak let page = window?.pageInFront
      page?.showFeedback(words)
      try? await clock.sleep(for: .seconds(4))
      page?.showFeedback(nil)
    }
  }

  /// Goes on at the end of a history that was left.
  ///
  /// - Parameter id: The number of one of the recorder's branches.
  /// - Returns: Whether there is one; nothing happens without it.
  @discardableResult public func continueBranch(_ id: Int) -> Bool {
    guard store.recorder?.branches.contains(where: { $0.id == id }) == true else { return false }
    closeInspector()
    restartScreens { [store] in store.continueBranch(id) }
    return true
  }

  /// Goes on as if an action had never happened.
  ///
  /// - Parameter number: The number of the action.
  /// - Returns: Whether there is one; nothing happens without it.
  @discardableResult public func skip(_ number: Int) -> Bool {
    guard recording?.numbers.contains(number) == true else { return false }
    restartScreens(confirming: localized("✓ Skipped action \(number)")) { [store] in
      store.skip(number)
    }
    return true
  }

  /// Goes on as if another action had happened in place of one, and returns whether there is one.
  @discardableResult package func replace(_ number: Int, with action: any ActionType) -> Bool {
    guard recording?.numbers.contains(number) == true else { return false }
    restartScreens(confirming: localized("✓ Changed action \(number)")) { [store] in
      store.replace(number, with: action)
    }
    return true
  }

  private func restartScreens(
    confirming words: String, after change: @escaping @MainActor () -> Void
  ) {
    restartScreens { [self] in
      change()
      confirm(words)
    }
  }

  /// Goes on at the end of a recording, such as a state that was saved.
  package func goOn(with recording: Recording<App.State>) {
    closeInspector()
    restartScreens { [store] in store.goOn(with: recording) }
  }

  /// Tells whether nothing happens until a clock moves, or a server that hangs answers.
  ///
  /// - Parameters:
  ///   - seen: The number of actions at the last look, which this updates.
  ///   - sleepers: The number of tasks that wait for the clock.
  /// - Returns: Whether no action came since, and all effects wait.
  package func isIdle(since seen: inout Int, sleepers: Int) -> Bool {
    let count = recording?.numbers.upperBound ?? 0
    defer { seen = count }
    let held = serverSwitch?.counts.held ?? 0
    return count == seen && runningEffects.count <= sleepers + held
  }

  /// The names of the screens with running effects, one for each effect.
  package var runningEffects: [String] {
    liveScreens.flatMap { Array(repeating: "\($0.id.screen)", count: $0.effects?.count ?? 0) }
  }

  /// The names of the screens whose coordinators or effects are alive.
  package var livingScreens: [String] { liveScreens.map { "\($0.id.screen)" } }

  /// Returns the navigation in the window of a session; nil if that is closed.
  package func navigation(of session: UISceneSession) -> NavigationState<App.Map>? {
    store.state.navigation.alone(in: session.window ?? .first)
  }
}

extension UIViewController {
  /// The page nearest to the user.
  fileprivate var pageInFront: UIViewController {
    if let presentedViewController { return presentedViewController.pageInFront }
    // The page of a stack may not have been drawn yet.
    let top = (self as? UINavigationController)?.topViewController
    let child = top ?? children.last { $0.viewIfLoaded?.window != nil }
    return child?.pageInFront ?? self
  }
}
