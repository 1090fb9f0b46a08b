extension UIViewController {
  /// The controller shown above this one, or above one that holds it.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The controller above which this one, or one that holds it, is shown.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// What conducts the presentation of this controller, or of one that holds it.
  public var presentationController: UIPresentationController? {
    if let outer = parent?.presentationController { return outer }
    if let presentation { return presentation }
    let made = UIPresentationController(self)
    presentation = made
    return made
  }

  /// Shows a controller above this one and all that hold it.
  ///
  /// As on iOS nothing happens but a warning if this one isn't on screen or presents another already.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard let window = viewIfLoaded?.window ?? presenter.viewIfLoaded?.window else {
      return warn("whose view is not in the window hierarchy", viewControllerToPresent)
    }
    if let other = presenter.ownPresented {
      return warn("which is already presenting \(other.name)", viewControllerToPresent)
    }
    presenter.show(viewControllerToPresent, in: window, animated: flag, completion: completion)
  }

  private func warn(_ reason: String, _ target: UIViewController) {
    TerminalDiagnostics.report("Attempt to present \(target.name) on \(name) \(reason).")
  }

  private var name: String { "<\(type(of: self))>" }

  private func show(
    _ target: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = target.presentationController else { return }
    let transition = TerminalTransition(isAnimated: animated)
    presentation.transition = transition
    ownPresented = target
    target.ownPresenting = self
    target.isBeingPresented = true
    let hides = target.modalPresentationStyle == .fullScreen
    if hides { beginAppearanceTransition(false, animated: animated) }
    target.beginAppearanceTransition(true, animated: animated)
    let layer = PresentationView(presentation)
    presentation.layer = layer
    window.addSubview(layer)
    window.layoutIfNeeded()
    target.isAppearing()
    transition.run { [self] in
      presentation.transition = nil
      target.isBeingPresented = false
      target.endAppearanceTransition()
      if hides { endAppearanceTransition() }
      completion?()
      transition.complete()
      window.setNeedsDisplay()
    }
  }

  /// Takes away what this controller presents, with all above it; else takes this one away from its presenter.
  ///
  /// While a presentation or dismissal is in flight it waits for that.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presentedViewController?.ownPresenting ?? presentingViewController else {
      completion?()
      return
    }
    let chain = Array(sequence(first: presenter) { $0.ownPresented }.dropFirst())
    if let busy = chain.lazy.compactMap({ $0.presentation?.transition }).first {
      return busy.whenDone { [weak presenter] in
        guard let presenter, presenter.ownPresented === chain.first else { completion?(); return }
        presenter.dismiss(animated: flag, completion: completion)
      }
    }
    presenter.takeAway(chain, animated: flag, completion: completion)
  }

  private func takeAway(
    _ chain: [UIViewController], animated: Bool, completion: (() -> Void)?
  ) {
    let transition = TerminalTransition(isAnimated: animated)
    for target in chain.reversed() {
      target.isBeingDismissed = true
      target.presentation?.transition = transition
      target.beginAppearanceTransition(false, animated: animated)
    }
    let returns = appearance.phase == .gone && viewIfLoaded?.window != nil
    if returns {
      beginAppearanceTransition(true, animated: animated)
      isAppearing()
    }
    transition.run { [self] in
      let window = viewIfLoaded?.window
      if returns { endAppearanceTransition() }
      for target in chain.reversed() { target.leavePresentation() }
      completion?()
      transition.complete()
      window?.setNeedsDisplay()
    }
  }

  private func leavePresentation() {
    presentation?.layer?.removeFromSuperview()
    presentation?.layer = nil
    presentation?.transition = nil
    presentation = nil
    isBeingDismissed = false
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
  }
}
