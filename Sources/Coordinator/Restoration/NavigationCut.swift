/// A part of a saved place that could not be put back, and what was kept instead.
public enum NavigationCut<Map: NavigationMap>: Hashable, Sendable {
  /// The saved place could not be read at all; the fallback is used.
  case everything(reason: String)

  /// The selected tab is unknown; the fallback's is used.
  case selectedTab

  /// A saved stack is of an unknown tab, and is left out.
  case tab

  /// A screen is unknown: it is left out, and so is all that stood on it.
  case screen(NavigationContainer<Map>, position: Int)
}

extension NavigationCut: CustomStringConvertible {
  /// What was cut, in words.
  public var description: String {
    switch self {
    case .everything(let reason): "The saved place cannot be read: \(reason)"
    case .selectedTab: "The tab that was selected is unknown."
    case .tab: "A saved stack is of an unknown tab."
    case .screen(let container, let position):
      "Screen \(position) of \(container) is unknown; it and what stood on it is left out."
    }
  }
}
