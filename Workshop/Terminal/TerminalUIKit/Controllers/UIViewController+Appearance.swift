extension UIViewController {
  /// The phase of a view's appearance on the screen.
  struct Appearance {
    enum Phase { case gone, appearing, shown, disappearing }

    static let gone = Appearance(phase: .gone, isAnimated: false)
    var phase: Phase
    var isAnimated: Bool
  }

  /// Calls `viewIsAppearing(_:)` on the view controller and on the children it shows.
  func isAppearing() {
    guard appearance.phase == .appearing else { return }
    viewIsAppearing(appearance.isAnimated)
    for child in appearingChildren { child.isAppearing() }
  }

  func appearAtOnce() {
    beginAppearanceTransition(true, animated: false)
    view.layoutIfNeeded()
    isAppearing()
    endAppearanceTransition()
  }

  func disappearAtOnce() {
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  func willAppear(_ animated: Bool) {
    guard appearance.phase == .gone || appearance.phase == .disappearing else { return }
    loadViewIfNeeded()
    appearance = Appearance(phase: .appearing, isAnimated: animated)
    viewWillAppear(animated)
    for child in appearingChildren { child.beginAppearanceTransition(true, animated: animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard appearance.phase == .shown || appearance.phase == .appearing else { return }
    appearance = Appearance(phase: .disappearing, isAnimated: animated)
    viewWillDisappear(animated)
    for child in appearingChildren { child.beginAppearanceTransition(false, animated: animated) }
  }

  func didAppear() {
    appearance.phase = .shown
    viewDidAppear(appearance.isAnimated)
    for child in appearingChildren { child.endAppearanceTransition() }
  }

  func didDisappear() {
    appearance.phase = .gone
    viewDidDisappear(appearance.isAnimated)
    for child in appearingChildren { child.endAppearanceTransition() }
  }

  /// Appears or disappears when a parent of the app's own class has added or removed the view.
  func followWindow() {
    guard let parent, !parent.managesChildren, parent.appearance.phase == .shown else { return }
    let isInWindow = viewIfLoaded?.window != nil
    if isInWindow, appearance.phase == .gone { appearAtOnce() }
    if !isInWindow, appearance.phase == .shown { disappearAtOnce() }
  }
}
