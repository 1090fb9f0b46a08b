extension UIViewController {
  /// The view controller presented by this one, or by one that contains it.
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }

  /// The view controller that presents this one, or one that contains it.
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// The object that manages the presentation of this view controller, or of one that contains it.
  public var presentationController: UIPresentationController? {
    if let outer = parent?.presentationController { return outer }
    if let presentation { return presentation }
    let made = makePresentationController()
    presentation = made
    return made
  }

  /// Presents a view controller above this one and all that contain it.
  ///
  /// As on iOS, nothing happens but a warning if this one isn't on screen or presents another
  /// already, or if transitions take time and a presentation or dismissal is in flight.
  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    checkIsNotShown(viewControllerToPresent)
    guard let window = viewIfLoaded?.window ?? presenter.viewIfLoaded?.window else {
      return warn("whose view is not in the window hierarchy", viewControllerToPresent)
    }
    guard !presenter.isPresentationInFlight else {
      return warn("while a presentation is in progress", viewControllerToPresent)
    }
    if let other = presenter.ownPresented {
      return warn("which is already presenting \(other.name)", viewControllerToPresent)
    }
    presenter.show(viewControllerToPresent, in: window, animated: flag, completion: completion)
  }

  /// Pushes a view controller, or presents it where there is no navigation controller.
  public func show(_ vc: UIViewController, sender: Any?) {
    let stack = self as? UINavigationController ?? navigationController
    if let stack {
      stack.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  private func checkIsNotShown(_ target: UIViewController) {
    let presenter = target.ownPresenting?.name ?? ""
    precondition(
      target.ownPresenting == nil,
      "Application tried to present modally a view controller \(target.name) that is already being "
        + "presented by \(presenter).")
    precondition(
      target.parent == nil,
      "Application tried to present modally a view controller \(target.name) that has a parent view "
        + "controller.")
  }

  private func checkSource(
    of presentation: UIPresentationController, _ style: UIModalPresentationStyle
  ) {
    let popover = presentation as? UIPopoverPresentationController
    precondition(
      style != .popover || popover?.hasSource == true,
      "Your application has presented a popover without location information. You must provide a "
        + "sourceItem, or a sourceView and sourceRect, through the popoverPresentationController "
        + "before you present it, because there is room for a popover here.")
  }

  private func warn(_ reason: String, _ target: UIViewController) {
    let presenter = outermost.name
    TerminalDiagnostics.report(
      "Attempt to present \(target.name) on \(presenter) (from \(name)) \(reason).")
  }

  private var name: String { "<\(type(of: self))>" }

  /// Whether UIKit would refuse another presentation or dismissal here for now.
  private var isPresentationInFlight: Bool {
    takesTime && (presentation?.transition ?? ownPresented?.presentation?.transition) != nil
  }

  private func show(
    _ target: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = target.presentationController else { return }
    let transition = TerminalTransition(on: window.terminalScreen, isAnimated: animated)
    presentation.transition = transition
    ownPresented = target
    target.ownPresenting = self
    target.isBeingPresented = true
    let style = presentation.style(on: window.terminalScreen)
    checkSource(of: presentation, style)
    let hides = style == .fullScreen || style == .currentContext
    if hides { beginAppearanceTransition(false, animated: animated) }
    let screen = window.terminalScreen
    screen?.comingPresentations += 1
    let insert: @MainActor () -> Void = {
      screen?.comingPresentations -= 1
      target.beginAppearanceTransition(true, animated: animated)
      let layer = PresentationView(presentation)
      presentation.layer = layer
      window.addSubview(layer)
      window.layoutIfNeeded()
      target.isAppearing()
    }
    if takesTime { TerminalTurn.next(insert) } else { insert() }
    transition.run { [self] in
      presentation.transition = nil
      target.endAppearanceTransition()
      target.isBeingPresented = false
      if hides { endAppearanceTransition() }
      completion?()
      transition.complete()
      window.setNeedsDisplay()
    }
  }

  /// Dismisses what this view controller presents, with all above it; if it presents nothing,
  /// itself.
  ///
  /// While a presentation or dismissal is in flight the dismissal waits for it; if transitions take
  /// time, nothing happens but a warning, as on iOS.
  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presenter = presentedViewController?.ownPresenting ?? presentingViewController else {
      completion?()
      return
    }
    let chain = Array(sequence(first: presenter) { $0.ownPresented }.dropFirst())
    let busy = chain.lazy.compactMap { $0.presentation?.transition }.first
    if takesTime, busy ?? presenter.presentation?.transition != nil {
      return TerminalDiagnostics.report(
        "Attempt to dismiss from view controller \(presenter.name) while a presentation or dismiss "
          + "is in progress!")
    }
    guard let busy else {
      _ = presenter.takeAway(chain, animated: flag, completion: completion)
      return
    }
    busy.whenDone { [weak presenter] in
      guard let presenter, presenter.ownPresented === chain.first else { completion?(); return }
      presenter.dismiss(animated: flag, completion: completion)
    }
  }

  /// Makes the chain of presented view controllers disappear, under the user's finger or by itself.
  func takeAway(
    _ chain: [UIViewController], animated: Bool, isInteractive: Bool = false,
    completion: (() -> Void)?
  ) -> TerminalTransition {
    let transition = TerminalTransition(
      on: viewIfLoaded?.terminalScreen, isAnimated: animated, isInteractive: isInteractive)
    for target in chain {
      target.isBeingDismissed = true
      target.presentation?.transition = transition
    }
    for target in chain.reversed() { target.beginAppearanceTransition(false, animated: animated) }
    let returns = appearance.phase == .gone && viewIfLoaded?.window != nil
    if returns {
      beginAppearanceTransition(true, animated: animated)
      isAppearing()
    }
    transition.run { [self] in
      let window = viewIfLoaded?.window
      if transition.isCancelled {
        for target in chain.reversed() { target.returnToPresentation() }
      } else {
        if returns { endAppearanceTransition() }
        for target in chain.reversed() { target.leavePresentation() }
        completion?()
      }
      transition.complete()
      window?.setNeedsDisplay()
    }
    return transition
  }

  private func leavePresentation() {
    presentation?.layer?.removeFromSuperview()
    presentation?.layer = nil
    presentation?.transition = nil
    presentation = nil
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
    isBeingDismissed = false
  }

  /// Makes a sheet appear again that the user didn't pull far enough.
  private func returnToPresentation() {
    presentation?.transition = nil
    isBeingDismissed = false
    beginAppearanceTransition(true, animated: true)
    isAppearing()
    endAppearanceTransition()
  }
}
