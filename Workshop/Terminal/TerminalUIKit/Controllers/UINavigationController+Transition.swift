extension UINavigationController {
  /// Returns whether a request must be refused now, and reports that in UIKit's words.
  func refuses(_ request: String) -> Bool {
    let isPresenting = outermost.ownPresented?.presentation?.transition != nil
    guard isMoving || (takesTime && isPresenting) else { return false }
    TerminalDiagnostics.report(
      "\(request) called on <\(type(of: self))> while an existing transition or presentation is "
        + "occurring; the navigation stack will not be updated.")
    return true
  }

  /// Changes the stack and shows its new top.
  func changeStack(to new: [UIViewController], animated: Bool) {
    if animated, isChangePending { showPendingChange() }
    let old = stack
    stack = new
    animatesNext = animated
    let (before, after) = (Set(old), Set(stack))
    startLeaving(old.filter { !after.contains($0) })
    startArriving(stack.filter { !before.contains($0) })
    children = stack
    if animated, let below = old.last, let top = new.last { zoom(from: below, to: top, in: old) }
    navigationBar.setNeedsItems()
    isDeferring(animated: animated) ? deferChange() : followStack()
  }

  /// The page that is pushed zooms from the page below, and the page that is popped back to it.
  private func zoom(
    from old: UIViewController, to new: UIViewController, in stack: [UIViewController]
  ) {
    if stack.contains(new) {
      old.preferredTransition?.zoom(old, from: new)
    } else {
      new.preferredTransition?.zoom(new, from: old)
    }
  }

  /// Returns whether a change waits for the next turn, as UIKit shows one without animation only
  /// when it lays out.
  private func isDeferring(animated: Bool) -> Bool {
    let isSeen = appearance.phase == .shown || appearance.phase == .appearing
    return !animated && isSeen && takesTime
  }

  private func deferChange() {
    guard !isChangePending else { return }
    isChangePending = true
    TerminalTurn.next { [weak self] in
      if self?.isChangePending == true { self?.showPendingChange() }
    }
  }

  private func showPendingChange() {
    isChangePending = false
    followStack()
  }

  private func startArriving(_ new: [UIViewController]) {
    guard !new.isEmpty else { return }
    let set = Set(new)
    leaving.removeAll { set.contains($0) }
    arriving += new
    for child in new {
      child.isMovingToParent = true
      child.willMove(toParent: self)
      child.parent = self
    }
  }

  private func startLeaving(_ old: [UIViewController]) {
    guard !old.isEmpty else { return }
    let set = Set(old)
    arriving.removeAll { set.contains($0) }
    leaving += old
    for child in old {
      child.isMovingFromParent = true
      child.willMove(toParent: nil)
    }
  }

  /// Starts the next transition, unless the top of the stack is shown already.
  func followStack() {
    guard isViewLoaded else { return settleLeavers() }
    guard transition == nil, appearance.phase != .disappearing else { return }
    guard shown !== stack.last else { return settleChildren() }
    guard appearance.phase != .gone else { return swapUnseen() }
    let transition = TerminalTransition(on: view.terminalScreen, isAnimated: animatesNext)
    let old = shown
    start(transition, from: old)
    guard animatesNext else { return end(transition, from: old) }
    transition.run { [self] in end(transition, from: old) }
  }

  /// Replaces the shown page without a transition while the navigation controller isn't visible.
  private func swapUnseen() {
    let old = shown
    shown = stack.last
    if let shown { embed(shown, in: view) }
    old?.viewIfLoaded?.removeFromSuperview()
    settleChildren()
  }

  /// Makes the top of the stack appear; during an interactive transition the old page stays in
  /// sight.
  private func start(_ transition: TerminalTransition, from old: UIViewController?) {
    let new = stack.last
    self.transition = transition
    shown = new
    announced = new
    if let new {
      delegate?.navigationController(self, willShow: new, animated: transition.isAnimated)
    }
    old?.beginAppearanceTransition(false, animated: transition.isAnimated)
    guard let new else { return }
    new.beginAppearanceTransition(true, animated: transition.isAnimated)
    embed(new, in: view)
    (transition.isInteractive ? new : old)?.viewIfLoaded?.isHidden = true
    navigationBar.setNeedsItems()
    view.layoutIfNeeded()
    new.isAppearing()
  }

  private func end(_ transition: TerminalTransition, from old: UIViewController?) {
    let new = shown
    self.transition = nil
    old?.viewIfLoaded?.removeFromSuperview()
    for page in [old, new] { page?.viewIfLoaded?.isHidden = false }
    old?.endAppearanceTransition()
    if let new, new.appearance.phase == .appearing { new.endAppearanceTransition() }
    settleChildren()
    if let new {
      delegate?.navigationController(self, didShow: new, animated: transition.isAnimated)
    }
    transition.complete()
    viewIfLoaded?.setNeedsDisplay()
    followStack()
  }

  /// Completes the moves of the view controllers that were added and removed.
  private func settleChildren() {
    let came = arriving.filter { $0.parent === self }
    arriving = []
    settleLeavers()
    for child in came {
      child.isMovingToParent = false
      child.didMove(toParent: self)
    }
  }

  private func settleLeavers() {
    let went = leaving.filter { $0 !== shown }
    leaving.removeAll { $0 !== shown }
    for child in went {
      child.isMovingFromParent = false
      guard child.parent === self else { continue }
      // Not removed one by one from the children, which don't contain it any more.
      child.parent = nil
      child.didMove(toParent: nil)
    }
  }
}

extension UINavigationController {
  /// Begins an interactive pop of the top.
  func beginInteractivePop() -> TerminalTransition? {
    guard stack.count > 1, let top = stack.last, transition == nil, !isChangePending,
      appearance.phase == .shown, interactivePopGestureRecognizer?.isEnabled == true
    else { return nil }
    stack.removeLast()
    startLeaving([top])
    children = stack
    let transition = TerminalTransition(
      on: view.terminalScreen, isAnimated: true, isInteractive: true)
    start(transition, from: top)
    transition.run { [self] in
      transition.isCancelled ? restore(top, after: transition) : end(transition, from: top)
    }
    return transition
  }

  /// Puts the top back after a canceled pop; UIKit doesn't call the delegate then.
  private func restore(_ top: UIViewController, after transition: TerminalTransition) {
    let revealed = shown
    self.transition = nil
    shown = top
    announced = top
    stack.append(top)
    children = stack
    leaving.removeAll { $0 === top }
    top.isMovingFromParent = false
    revealed?.beginAppearanceTransition(false, animated: true)
    revealed?.viewIfLoaded?.removeFromSuperview()
    revealed?.viewIfLoaded?.isHidden = false
    revealed?.endAppearanceTransition()
    if appearance.phase == .shown || appearance.phase == .appearing {
      top.beginAppearanceTransition(true, animated: true)
      top.isAppearing()
    }
    top.endAppearanceTransition()
    top.didMove(toParent: self)
    navigationBar.setNeedsItems()
    transition.complete()
    followStack()
  }
}
