public import Redux

/// Returns a route action, and the window that it is addressed to; without an address, it is for the window that
/// the user is in.
public func routeAction<Map>(
  in action: any ActionType, of map: Map.Type
) -> (RouteAction<Map>?, WindowID?) {
  guard let addressed = action.as(Addressed<WindowID>.self) else {
    return (action as? RouteAction<Map>, nil)
  }
  return (addressed.action as? RouteAction<Map>, addressed.address)
}

extension RouteAction {
  /// Returns the action with the address of a window, unless it has none or decides for all windows.
  public func addressed(to window: WindowID?) -> any ActionType {
    switch self {
    case .enter, .setTabs: self
    default: window.map { Addressed(self, to: $0) } ?? self
    }
  }
}

extension NavigationState {
  /// All windows, by their numbers.
  public var windows: [WindowID] { others.isEmpty ? [window] : ([window] + others.keys).sorted() }

  /// Returns the state with another window as the one that the user is in; `nil` if that is closed.
  public func seen(from window: WindowID?) -> Self? {
    guard let window, window != self.window else { return self }
    guard others[window] != nil else { return nil }
    var next = self
    next.enterWindow(window)
    return next
  }

  /// Returns the navigation of one window, as if it were the only one; `nil` if it is closed.
  public func alone(in window: WindowID) -> Self? {
    guard window == self.window else { return others[window] }
    if others.isEmpty { return self }
    var copy = self
    copy.others = [:]
    return copy
  }

  /// The navigation of the window that the user is in, for an app that has only one by now.
  public var inOneWindow: Self {
    guard window != .first || !others.isEmpty else { return self }
    var only = self
    only.others = [:]
    only.window = .first
    only.requests = [:]
    for (asked, asker) in requests {
      only.requests[asked.inWindow(.first)] = asker.inWindow(.first)
    }
    return only
  }

  /// Lets the user be in a window.
  ///
  /// A new one has the same root and tabs as the one that the user comes from, so that it is no way around an
  /// onboarding.
  mutating func enterWindow(_ next: WindowID) {
    guard next != window else { return }
    var others = others
    var entered = others.removeValue(forKey: next) ?? fresh
    self.others = [:]
    others[window] = self
    entered.window = next
    entered.others = others
    self = entered
  }

  private var fresh: Self {
    var fresh = Self(root: root, tabs: tabs, selectedTab: tabs[0])
    fresh.hidden = hidden
    return fresh
  }

  /// Forgets a window, unless it is the only one.
  mutating func closeWindow(_ closed: WindowID) {
    if closed == window, let next = windows.first(where: { $0 != closed }) { enterWindow(next) }
    others[closed] = nil
  }

  /// Changes the navigation of one window; if it is closed, nothing happens.
  mutating func change(_ window: WindowID, _ change: (inout Self) -> Void) {
    guard window == self.window else {
      guard var other = others.removeValue(forKey: window) else { return }
      change(&other)
      return others[window] = other
    }
    let others = others
    self.others = [:]
    change(&self)
    self.others = others
  }
}
