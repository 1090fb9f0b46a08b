/// Conducts the presentation of a sheet.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet may have; a terminal takes the first.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }

  /// Whether a bar to pull is shown; a terminal has the Escape key.
  open var prefersGrabberVisible = false

  /// A height of a sheet.
  @MainActor public final class Detent {
    let isMedium: Bool

    private init(isMedium: Bool) {
      self.isMedium = isMedium
    }

    /// About half of the screen.
    public static func medium() -> Detent { Detent(isMedium: true) }
    /// All that the style allows.
    public static func large() -> Detent { Detent(isMedium: false) }
  }
}
