import Foundation

/// Shows two columns side by side where the width is regular, and one stack where it is compact.
///
/// It collapses and expands when the width changes. UIKit then moves what the columns contain only
/// if there is no compact column; this stand-in never does, so that column must be set.
@MainActor open class UISplitViewController: UIViewController {
  /// The width of a column that the system chooses.
  public static let automaticDimension: CGFloat = -1

  /// The arrangement of the columns.
  public let style: Style
  /// The object that is told when the columns collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether only the compact column is shown, as far as the delegate was told; false at first.
  open private(set) var isCollapsed = false
  private var isCompact = false
  /// Which columns the app wants; a terminal shows both by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      let isAlone = preferredDisplayMode == .secondaryOnly
      changeDisplayMode(to: isAlone ? .secondaryOnly : .oneBesideSecondary)
    }
  }
  /// Which columns are shown, unless they are collapsed.
  open private(set) var displayMode = DisplayMode.oneBesideSecondary
  /// The arrangement of columns on an iPad; in a terminal they stand side by side.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The part of the width that the primary column takes, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width that the primary column never exceeds, which is 320 by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// When the button that hides the primary column is shown; a terminal has none.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether a swipe shows and hides the primary column; a terminal has no swipes.
  open var presentsWithGesture = true
  private var isInspectorOpen = false
  private var columns: [Column: UIViewController] = [:]
  private var shown: [UIViewController] = []

  /// Creates a split view controller without view controllers in its columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with two columns; the nib is ignored.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(style: .doubleColumn)
  }

  /// Creates a split view controller with two columns; the coder is ignored.
  public required init?(coder: NSCoder) {
    style = .doubleColumn
    super.init(coder: coder)
  }

  /// Puts a view controller in a column.
  ///
  /// UIKit makes a navigation controller around another one in the first two columns; this stand-in
  /// traps instead.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    precondition(
      vc == nil || vc is UINavigationController || column == .compact,
      "TerminalUIKit makes no navigation controller for the column of a split view. Set one.")
    guard vc !== columns[column] else { return }
    columns[column]?.willMove(toParent: nil)
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    if isViewLoaded { followColumns() }
  }

  /// The pages in the columns that are shown.
  var shownPages: [UIViewController] {
    shown.map { ($0 as? UINavigationController)?.topViewController ?? $0 }
  }

  /// Returns the view controller in a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// The width of the primary column: what is preferred, in whole cells.
  open var primaryColumnWidth: CGFloat {
    guard isViewLoaded, !isCompact else { return 0 }
    let maximum = maximumPrimaryColumnWidth < 0 ? 320 : maximumPrimaryColumnWidth
    let fraction = preferredPrimaryColumnWidthFraction
    let preferred = fraction < 0 ? maximum : view.bounds.width * fraction
    return (min(preferred, maximum) / 8).rounded(.down) * 8
  }

  /// Shows a column that is hidden.
  open func show(_ column: Column) {
    if column == .primary { changeDisplayMode(to: .oneBesideSecondary) }
    guard column == .inspector, !isInspectorOpen else { return }
    isInspectorOpen = true
    followInspector()
    if let page = columns[.inspector]?.pageController {
      _ = viewIfLoaded?.terminalScreen?.focus.enter(page)
    }
  }

  /// Hides a column, as the user may do with the inspector.
  open func hide(_ column: Column) {
    if column == .primary { changeDisplayMode(to: .secondaryOnly) }
    guard column == .inspector, isInspectorOpen else { return }
    delegate?.splitViewController(self, willHide: .inspector)
    isInspectorOpen = false
    followInspector()
  }

  /// Whether a column is shown.
  open func isShowing(_ column: Column) -> Bool {
    columns[column].map(shown.contains) ?? false
  }

  private func followInspector() {
    guard isViewLoaded else { return }
    followColumns()
    view.setNeedsLayout()
  }

  private func changeDisplayMode(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    displayMode = mode
    guard isViewLoaded else { return }
    followColumns()
    view.setNeedsLayout()
  }

  /// Collapses or expands for the width of the screen, and tells the delegate, at worst late.
  private func adapt(to screen: TerminalScreen?) {
    guard let screen else { return }
    let wasCompact = isCompact
    isCompact = UITraitCollection(screen).horizontalSizeClass == .compact
    followColumns()
    guard isCompact != wasCompact else { return }
    if isCompact, isInspectorOpen { delegate?.splitViewController(self, willHide: .inspector) }
    guard case .taking = screen.transitions else {
      isCollapsed = isCompact
      return report()
    }
    guard appearance.phase == .shown else { return reportFirst() }
    TerminalTurn.next { [weak self] in self?.reportFirst() }
  }

  /// Tells the delegate, which finds what was if it asks meanwhile.
  private func reportFirst() {
    guard isCollapsed != isCompact else { return }
    report()
    isCollapsed = isCompact
  }

  private func report() {
    if isCompact {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Shows the columns for which there is room, and takes the others away.
  private func followColumns() {
    let pair: [Column] = displayMode == .secondaryOnly ? [.secondary] : [.primary, .secondary]
    let wide = pair + (isInspectorOpen ? [.inspector] : [])
    let new = (isCompact ? [.compact] : wide).compactMap { columns[$0] }
    guard new != shown else { return }
    let (leaving, arriving) = (
      shown.filter { !new.contains($0) }, new.filter { !shown.contains($0) }
    )
    shown = new
    for child in leaving { child.beginAppearanceTransition(false, animated: false) }
    for child in leaving { child.viewIfLoaded?.removeFromSuperview() }
    for child in leaving { child.endAppearanceTransition() }
    let phase = appearance.phase
    let isSeen = phase == .shown || phase == .appearing
    if isSeen { for child in arriving { child.beginAppearanceTransition(true, animated: false) } }
    for child in arriving { embed(child, in: view) }
    guard isSeen else { return }
    view.layoutIfNeeded()
    for child in arriving { child.isAppearing() }
    if phase == .shown { for child in arriving { child.endAppearanceTransition() } }
  }

  open override func loadView() {
    view = SplitView(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    followColumns()
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { adapt(to: outermost.viewIfLoaded?.terminalScreen) }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    adapt(to: view.terminalScreen)
    layOutColumns()
  }

  /// Gives the outer columns their widths, and the secondary one the rest.
  private func layOutColumns() {
    var rest = view.bounds
    var separators: [CGFloat] = []
    if isShowing(.primary), shown.count > 1 {
      columns[.primary]?.view.frame = rest
      columns[.primary]?.view.frame.size.width = primaryColumnWidth
      separators.append(primaryColumnWidth)
      rest = rest.inset(by: UIEdgeInsets(top: 0, left: primaryColumnWidth + 8, bottom: 0, right: 0))
    }
    if isShowing(.inspector) {
      let width = (rest.width / 24).rounded(.down) * 8
      columns[.inspector]?.view.frame = CGRect(
        x: rest.maxX - width, y: rest.minY, width: width, height: rest.height)
      separators.append(rest.maxX - width - 8)
      rest = rest.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: width + 8))
    }
    let last = isCompact ? columns[.compact] : columns[.secondary]
    (shown.contains { $0 === last } ? last : shown.first)?.view.frame = rest
    (view as? SplitView)?.separators = separators
  }

  override var managesChildren: Bool { true }

  override var appearingChildren: [UIViewController] { shown }

  override var pageController: UIViewController { activeColumn?.pageController ?? self }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard key == .escape || (key == .left && modifiers.contains(.alt)), shown.count > 1,
      activeColumn !== shown.first
    else { return false }
    return view.terminalScreen?.focus.enter(shown[0].pageController) ?? false
  }

  /// Moves the focus from the first column to the page beside it, and returns whether there is one to enter.
  func enterSecondary() -> Bool {
    pageBesideFocus.flatMap { view.terminalScreen?.focus.enter($0) } ?? false
  }

  /// Does what opens another page beside the first column, and moves the focus there once it can.
  func enterSecondary(after open: () -> Void) {
    let old = pageBesideFocus
    open()
    guard let old else { return }
    view.terminalScreen?.focus.wait { [weak self, weak old] _ in
      guard let self, let page = pageBesideFocus, page !== old else { return false }
      return enterSecondary()
    }
  }

  /// The page in the second column, while the first has the focus.
  private var pageBesideFocus: UIViewController? {
    guard shown.count > 1, activeColumn === shown.first else { return nil }
    return columns[.secondary]?.pageController
  }

  override var keyHints: [TerminalKeyHint] {
    guard shown.count > 1, activeColumn !== shown.first else { return [] }
    return [TerminalKeyHint("Esc", shown[0].pageController.title ?? TerminalWord.back.text)]
  }

  /// The column that has the focus, or else the one that had it last.
  private var activeColumn: UIViewController? {
    let focused = viewIfLoaded?.terminalScreen?.focus.view
    let column = shown.first { column in
      column.viewIfLoaded.map { focused?.isDescendant(of: $0) == true } ?? false
    }
    return column ?? shown.max { $0.lastFocusTime < $1.lastFocusTime }
  }
}

extension UIViewController {
  /// When the focus was last in the view controller or in one that it contains.
  fileprivate var lastFocusTime: Int {
    children.reduce(focusTime) { max($0, $1.lastFocusTime) }
  }
}
