/// A part of a saved place that could not be restored, and what was kept instead.
public enum NavigationCut<Map: NavigationMap>: Hashable, Sendable {
  /// The saved place could not be read at all; the fallback is used.
  case everything(reason: String)

  /// The selected tab is unknown; the fallback's tab is used.
  case selectedTab

  /// A saved stack belongs to an unknown tab, and is left out.
  case tab

  /// A screen is unknown or not allowed; it is left out with everything above it.
  case screen(NavigationContainer<Map>, position: Int)
}

extension NavigationCut: CustomStringConvertible {
  /// What was cut, in words.
  public var description: String {
    switch self {
    case .everything(let reason): "The saved place could not be read: \(reason)"
    case .selectedTab: "The selected tab is unknown."
    case .tab: "A saved stack belongs to an unknown tab."
    case .screen(let container, let position):
      "Screen \(position) of \(container) is unknown or not allowed; it and what is above it is left out."
    }
  }
}
