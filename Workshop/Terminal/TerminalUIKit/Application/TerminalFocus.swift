import Foundation

/// Keeps track of the view that receives keys first, in the topmost layer of the screen.
@MainActor final class TerminalFocus {
  private(set) weak var view: UIView?
  /// The number of moves so far.
  private var time = 0
  /// Moves the focus once what it waits for is there, and returns whether it is.
  private var arrival: ((_ scope: UIView) -> Bool)?

  /// Lets the focus wait for something, such as the rows of a search; a key or another move ends the wait.
  func wait(_ arrival: @escaping (_ scope: UIView) -> Bool) { self.arrival = arrival }

  /// Leaves the focus where it is, because the user does something else.
  func endWait() { arrival = nil }

  /// The text in which the user typed when the app moved the focus elsewhere, until the user moves it.
  private(set) weak var interruptedText: UIView?

  /// Moves the focus because the app wants the user to continue elsewhere, perhaps while typing.
  func interrupt(movingTo target: UIView) {
    let text = view.flatMap { $0.canBecomeFirstResponder ? $0 : nil }
    move(to: target)
    interruptedText = text
  }

  /// Moves the focus to a view and scrolls it into sight.
  func move(to target: UIView?) {
    endWait()
    interruptedText = nil
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
  /// This scrolls only a sheet that has just come. Another page starts at its top, so a control further down gets
  /// the focus when the user gets there.
  func repair(in scope: UIView?) {
    guard let scope else { return settle(on: nil) }
    if let arrival, arrival(scope) { return endWait() }
    if let view, view.isReachable(in: scope) { return }
    settle(on: entrance(to: scope.pageController, in: scope))
    if view == nil, scope is PresentationView { enterSheet(scope) }
  }

  /// Brings the first control of a sheet into sight, unless it is a page away or more: longer text is read first.
  private func enterSheet(_ scope: UIView) {
    let area = scope.pageController?.viewIfLoaded
    guard let page = area?.first(UIScrollView.self), page.bounds.minY <= 0,
      let target = page.focusableViews.first(where: { ($0 as? UIButton)?.role != .destructive }),
      target.convert(target.bounds, to: page).maxY < 2 * page.bounds.height
    else { return }
    move(to: target)
  }

  /// Moves the focus into the view of a page once that has something for it and nothing covers it.
  func wait(for view: UIView) {
    wait { [weak self, weak view] scope in
      guard let view, view.isDescendant(of: scope), let page = view.nearestViewController else {
        return false
      }
      return self?.enter(page) ?? false
    }
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
    guard let view else { return read(key, in: scope) || enter(scope, direction) }
    let views = scope.focusableViews.filter { $0 !== view }
    let page = view.scrolledPage
    let beside = views.filter { page != nil && $0.scrolledPage === page }
    let others = views.filter { page == nil || $0.scrolledPage !== page }
    let near = nearest(of: beside, to: view, direction) { $0.convert($0.bounds, to: nil) }
    if let page, approach(near, on: page, key) { return true }
    guard let target = near ?? nearest(of: others, to: view, direction, frame: \.frameInSight)
    else { return false }
    move(to: target)
    return true
  }

  /// Scrolls a page in which no view has the focus, because none is in sight, until the first one comes.
  private func read(_ key: TerminalKey, in scope: UIView) -> Bool {
    let view = scope.pageController?.viewIfLoaded ?? scope
    guard let page = view.first(UIScrollView.self) else { return false }
    let target = key == .down ? page.focusableViews.first : nil
    if approach(target, on: page, key) { return true }
    if let target { move(to: target) }
    return target != nil
  }

  /// Scrolls a page by a key that moves up or down, if the user would otherwise miss text.
  ///
  /// Text that is left to read comes before a control that is out of sight, and before those around the page.
  private func approach(_ target: UIView?, on page: UIScrollView, _ key: TerminalKey) -> Bool {
    guard !(page is UITableView), [.up, .down].contains(key) else { return false }
    guard let target else { return page.scroll(with: key) }
    let frame = target.convert(target.bounds, to: page)
    let rows =
      key == .down
      ? (frame.maxY - page.bounds.maxY) / 16 : (page.bounds.minY - frame.minY) / 16
    let most = max(1, Int(page.bounds.height / 16) - 1)
    guard Int(rows.rounded(.up)) > most else { return false }
    return page.scroll(by: key == .down ? most : -most)
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
      scope.first(UITableView.self)?.canBecomeFocused == false
    {
      return awaitRows()
    }
    let views = scope.focusableViews
    let index = views.firstIndex { $0 === resigning } ?? 0
    let others = views[index...] + views[..<index]
    let table = others.first { $0 is UITableView }
    move(to: table ?? others.first { !$0.canBecomeFirstResponder })
    if table == nil, resigning is UISearchTextField { awaitRows() }
  }

  /// Waits for the rows of a table, unless the focus has moved meanwhile.
  private func awaitRows() {
    wait { [weak self, time] scope in
      guard let self, self.time == time,
        let table = scope.focusableViews.first(where: { $0 is UITableView })
      else { return false }
      settle(on: table)
      return true
    }
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
