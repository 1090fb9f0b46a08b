extension UINavigationController {
  func startArriving(_ child: UIViewController) {
    leaving.removeAll { $0 === child }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    child.parent = self
    arriving.append(child)
  }

  func startLeaving(_ child: UIViewController) {
    arriving.removeAll { $0 === child }
    child.isMovingFromParent = true
    child.willMove(toParent: nil)
    leaving.append(child)
  }

  /// Starts the next transition if what is shown isn't the top of the stack.
  func followStack() {
    guard isViewLoaded else { return settleLeavers() }
    guard transition == nil, appearance.phase != .disappearing else { return }
    guard shown !== stack.last else { return settleChildren() }
    guard appearance.phase != .gone else { return swapUnseen() }
    let transition = TerminalTransition(isAnimated: animatesNext)
    self.transition = transition
    let old = shown
    start(transition, from: old, to: stack.last)
    transition.run { [self] in end(transition, from: old) }
  }

  /// Follows the stack while nobody looks: no transition, and no one is told that anything appears.
  private func swapUnseen() {
    let old = shown
    shown = stack.last
    if let shown { embed(shown, in: view) }
    old?.viewIfLoaded?.removeFromSuperview()
    settleChildren()
  }

  private func start(
    _ transition: TerminalTransition, from old: UIViewController?, to new: UIViewController?
  ) {
    shown = new
    announced = new
    if let new {
      delegate?.navigationController(self, willShow: new, animated: transition.isAnimated)
    }
    old?.beginAppearanceTransition(false, animated: transition.isAnimated)
    guard let new else { return }
    new.beginAppearanceTransition(true, animated: transition.isAnimated)
    embed(new, in: view)
    old?.viewIfLoaded?.isHidden = true
    navigationBar.setNeedsItems()
    view.layoutIfNeeded()
    new.isAppearing()
  }

  private func end(_ transition: TerminalTransition, from old: UIViewController?) {
    let new = shown
    self.transition = nil
    old?.viewIfLoaded?.removeFromSuperview()
    old?.viewIfLoaded?.isHidden = false
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

  /// Tells those who came and went that they did.
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
      child.removeFromParent()
    }
  }
}
