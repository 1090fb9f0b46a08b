import Foundation

/// Shows one of several view controllers, above a bar that switches between them.
@MainActor open class UITabBarController: UIViewController {
  /// The object that is told which tabs the user selects, and may refuse them.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar below the pages.
  public let tabBar = UITabBar()
  /// Whether an iPad may show the tabs as a sidebar; a terminal always shows them as a tab bar.
  open var mode = Mode.automatic
  /// Whether the tab bar is hidden.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  private weak var shown: UIViewController?
  private var index = 0

  /// The tabs, if they were set; none if view controllers were.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }
  private var ownTabs: [UITab] = []

  /// Replaces the tabs, and tells the delegate about a selection that follows, as UIKit has been seen to do.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    let old = selectedTab
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
    ownTabs = tabs
    tellSelection(insteadOf: old)
  }

  /// The tab that is selected, which may be in a group.
  ///
  /// The delegate is told about a change by the app, too, as UIKit has been seen to do.
  open var selectedTab: UITab? {
    get { ownTabs.first { $0.viewController === selectedViewController }?.selectedLeaf }
    set {
      let old = selectedTab
      choose(newValue)
      tellSelection(insteadOf: old)
    }
  }

  /// Shows the view controller of a tab, or of the outermost group that it is in.
  private func choose(_ tab: UITab?) {
    var outermost = tab
    while let child = outermost, let group = child.parent {
      group.selectedChild = child
      outermost = group
    }
    selectedViewController = outermost?.viewController
  }

  /// The items of the bar: the tabs, also those in groups, or the view controllers if there are no tabs.
  var items: [UITabBarItem] {
    ownTabs.isEmpty ? (viewControllers ?? []).map(\.tabBarItem) : leaves.map(\.item)
  }

  /// The position of the selected item in the bar.
  var selectedPosition: Int {
    guard let selectedTab else { return selectedIndex }
    return leaves.firstIndex { $0 === selectedTab } ?? selectedIndex
  }

  private var leaves: [UITab] { ownTabs.flatMap(\.leaves) }

  private func tellSelection(insteadOf old: UITab?) {
    guard let selectedTab, selectedTab !== old else { return }
    delegate?.tabBarController(self, didSelectTab: selectedTab, previousTab: old)
  }

  /// The view controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      ownTabs = []
      replaceChildren(oldValue ?? [])
    }
  }

  /// Replaces the view controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the view controller shown; UIKit ignores one that is out of range.
  open var selectedIndex: Int {
    get { index }
    set {
      guard viewControllers?.indices.contains(newValue) ?? false else { return }
      index = newValue
      followSelection()
    }
  }

  /// The view controller shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    set {
      let index = viewControllers?.firstIndex { $0 === newValue }
      precondition(
        index != nil,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
      if let index { selectedIndex = index }
    }
  }

  /// Selects the same view controller again if it is still there, or else the same index, or else
  /// the first.
  private func replaceChildren(_ old: [UIViewController]) {
    let new = viewControllers ?? []
    let selected = old.indices.contains(index) ? old[index] : nil
    for child in old where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    index = new.firstIndex { $0 === selected } ?? (new.indices.contains(index) ? index : 0)
    viewIfLoaded?.setNeedsLayout()
    followSelection()
  }

  private func followSelection() {
    guard isViewLoaded, shown !== selectedViewController else { return }
    let old = shown
    let new = selectedViewController
    let isVisible = appearance.phase == .shown || appearance.phase == .appearing
    shown = new
    if isVisible {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    // A callback may have selected another tab, whose view is there already.
    if old !== shown { old?.viewIfLoaded?.removeFromSuperview() }
    if let new, new === shown { embed(new, in: view) }
    old?.endAppearanceTransition()
    guard isVisible else { return }
    view.layoutIfNeeded()
    new?.isAppearing()
    new?.endAppearanceTransition()
  }

  /// Selects an item of the bar as a tap does, if the delegate allows it; the selected tab returns to its root.
  func selectByUser(_ position: Int) {
    guard !ownTabs.isEmpty else { return selectViewControllerByUser(position) }
    let target = leaves[position]
    guard delegate?.tabBarController(self, shouldSelectTab: target) ?? true else { return }
    let old = selectedTab
    if target === old, target.parent == nil {
      (target.viewController as? UINavigationController)?.goBackToRoot()
    }
    choose(target)
    delegate?.tabBarController(self, didSelectTab: target, previousTab: old)
  }

  private func selectViewControllerByUser(_ index: Int) {
    guard let target = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: target) ?? true
    else { return }
    if target === selectedViewController {
      (target as? UINavigationController)?.goBackToRoot()
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: target)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.controller = self
    view.addSubview(tabBar)
    followSelection()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tabBar.isHidden = isTabBarHidden
    let height = isTabBarHidden ? 0 : UITabBar.height(in: view.bounds)
    let page = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    tabBar.frame = CGRect(x: 0, y: page.maxY, width: page.width, height: height)
    for child in view.subviews where child !== tabBar { child.frame = page }
  }

  override var managesChildren: Bool { true }

  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override var pageController: UIViewController { shown?.pageController ?? self }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard !isTabBarHidden, case .character(let character) = key,
      modifiers.subtracting(.alt).isEmpty,
      let number = character.wholeNumberValue, number > 0, number <= items.count
    else { return false }
    selectByUser(number - 1)
    if tabBar.isFocused { tabBar.terminalScreen?.focus.move(to: nil) }
    return true
  }

  override var keyHints: [TerminalKeyHint] {
    guard items.count > 1, !isTabBarHidden else { return [] }
    return [TerminalKeyHint("1–\(items.count)", .tabs)]
  }

  /// The ways in which an iPad may show the tabs.
  public enum Mode: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// A tab bar only.
    case tabBar = 1
    /// A tab bar or a sidebar, which the user may choose.
    case tabSidebar = 2
  }
}
