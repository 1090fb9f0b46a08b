import Foundation

/// Keeps track of the view that receives keys first, in the topmost layer of the screen.
@MainActor final class TerminalFocus {
  private(set) weak var view: UIView?
  /// The number of moves so far.
  private var time = 0
  /// The move that waits for the rows of a table, for example after Enter in a search; a key ends the wait.
  var moveAwaitingRows: Int?

  /// Moves the focus to a view and scrolls it into sight.
  func move(to target: UIView?) {
    settle(on: target)
    if let target, view === target { target.scrollIntoView() }
  }

  /// Runs a change that moves views, then scrolls the focus back into sight if it was visible
  /// before.
  func keepInSight(during change: () -> Void) {
    let isSeen = view?.isFocusInSight ?? false
    change()
    if isSeen { view?.showFocus() }
  }

  private func settle(on target: UIView?) {
    guard target !== view else { return }
    let old = view
    view = target
    old?.focusDidChange(false)
    guard let target, view === target else { return }
    time += 1
    target.nearestViewController?.lastFocusedView = target
    target.nearestViewController?.focusTime = time
    target.focusDidChange(true)
  }

  /// Keeps the focus on a view that can have it: the current one, or else one of the page.
  ///
  /// This never scrolls. A page starts at its top, so a control further down gets the focus when
  /// the user gets there.
  func repair(in scope: UIView?) {
    guard let scope else { return settle(on: nil) }
    if moveAwaitingRows == time,
      let table = scope.focusableViews.first(where: { $0 is UITableView })
    {
      moveAwaitingRows = nil
      return settle(on: table)
    }
    if let view, view.isReachable(in: scope) { return }
    settle(on: entrance(to: scope.pageController, in: scope))
  }

  /// Moves the focus into a page, and returns whether there is a view for it.
  func enter(_ page: UIViewController) -> Bool {
    guard let view = page.viewIfLoaded, let target = entrance(to: page, in: view) else {
      return false
    }
    move(to: target)
    return true
  }

  /// Returns the view of a page that gets the focus: the page's last one, or else a form's first text
  /// field, the page's table or its first control that deletes nothing.
  ///
  /// What deletes something never has the focus at first: the user has to move there.
  private func entrance(to page: UIViewController?, in scope: UIView) -> UIView? {
    if let last = page?.lastFocusedView, last.isReachable(in: scope) { return last }
    let area = page?.placeholder ?? page?.viewIfLoaded ?? scope
    let views = area.focusableViews.filter(\.isInSight)
    let others = views.isEmpty ? [] : scope.focusableViews
    let harmless = (views + others).filter { ($0 as? UIButton)?.role != .destructive }
    let control = harmless.first { !($0 is UISearchTextField) } ?? harmless.first
    let field = views.first { $0.canBecomeFirstResponder && !($0 is UISearchTextField) }
    return field ?? views.first { $0 is UITableView } ?? control
  }

  /// Moves the focus to the next view in reading order, from the last one to the first.
  func advance(by step: Int, in scope: UIView) {
    let views = scope.focusableViews
    guard !views.isEmpty else { return }
    guard let index = views.firstIndex(where: { $0 === view }) else {
      return move(to: step > 0 ? views.first : views.last)
    }
    move(to: views[(index + step + views.count) % views.count])
  }

  /// Moves the focus to the nearest view in the direction of an arrow key, if there is one.
  ///
  /// Views on the same scrolled page come first, even if they are out of sight.
  func move(_ key: TerminalKey, in scope: UIView) -> Bool {
    guard let direction = Direction(key) else { return false }
    guard let view else { return enter(scope, direction) }
    let views = scope.focusableViews.filter { $0 !== view }
    let page = view.scrolledPage
    let beside = views.filter { page != nil && $0.scrolledPage === page }
    let others = views.filter { page == nil || $0.scrolledPage !== page }
    let near = nearest(of: beside, to: view, direction) { $0.convert($0.bounds, to: nil) }
    // Text that is left to read comes before the controls around the page.
    if near == nil, let page, !(page is UITableView), [.up, .down].contains(key),
      page.scroll(with: key)
    {
      return true
    }
    guard let target = near ?? nearest(of: others, to: view, direction, frame: \.frameInSight)
    else { return false }
    move(to: target)
    return true
  }

  /// Moves the focus to the first or last view of a scope in which none has it.
  private func enter(_ scope: UIView, _ direction: Direction) -> Bool {
    guard !scope.focusableViews.isEmpty else { return false }
    advance(by: direction == .up || direction == .left ? -1 : 1, in: scope)
    return true
  }

  private func nearest(
    of views: [UIView], to view: UIView, _ direction: Direction, frame: (UIView) -> CGRect
  ) -> UIView? {
    let from = frame(view)
    return views.compactMap { candidate in
      let wasLast = candidate.nearestViewController?.lastFocusedView === candidate
      return direction.distance(from: from, to: frame(candidate))
        .map { (candidate, $0, wasLast ? 0 : 1) }
    }.min { ($0.1, $0.2) < ($1.1, $1.2) }?.0
  }

  /// Moves the focus from a text field to its table, or else to the next view that isn't a field.
  ///
  /// A search without results keeps the focus, so that the user can change the text; it moves as soon as there
  /// are rows.
  func resign(_ resigning: UIView, in scope: UIView) {
    guard resigning === view else { return }
    if let field = resigning as? UISearchTextField, !field.line.characters.isEmpty,
      scope.firstTable?.canBecomeFocused == false
    {
      moveAwaitingRows = time
      return
    }
    let views = scope.focusableViews
    let index = views.firstIndex { $0 === resigning } ?? 0
    let others = views[index...] + views[..<index]
    let table = others.first { $0 is UITableView }
    move(to: table ?? others.first { !$0.canBecomeFirstResponder })
    if table == nil, resigning is UISearchTextField { moveAwaitingRows = time }
  }

  private enum Direction {
    case up, down, left, right

    init?(_ key: TerminalKey) {
      switch key {
      case .up: self = .up
      case .down: self = .down
      case .left: self = .left
      case .right: self = .right
      default: return nil
      }
    }

    /// Returns the distance in this direction, counting the part across it double; nil if `to` lies
    /// elsewhere.
    func distance(from: CGRect, to: CGRect) -> CGFloat? {
      let across = max(0, to.minX - from.maxX, from.minX - to.maxX)
      let along = max(0, to.minY - from.maxY, from.minY - to.maxY)
      switch self {
      case .up: return to.maxY <= from.minY ? from.minY - to.maxY + 2 * across : nil
      case .down: return to.minY >= from.maxY ? to.minY - from.maxY + 2 * across : nil
      case .left: return to.maxX <= from.minX ? from.minX - to.maxX + 2 * along : nil
      case .right: return to.minX >= from.maxX ? to.minX - from.maxX + 2 * along : nil
      }
    }
  }
}
