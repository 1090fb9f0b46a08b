/// A part of a saved state that could not be restored, and its replacement.
public enum NavigationCut<Map: NavigationMap>: Hashable, Sendable {
  /// The saved state could not be read at all; the fallback is used.
  case everything(reason: String)

  /// A saved root is unknown. If it was the one that was shown, the fallback's is used.
  case root

  /// The selected tab is unknown, or its root doesn't have it; the fallback's tab is used.
  case selectedTab

  /// A saved tab is unknown, or no root has it; it is left out with its stack.
  case tab

  /// A screen is unknown or not allowed; it is left out with everything above it.
  case screen(NavigationContainer<Map>, position: Int)

  /// The modal at this depth, or its style, is unknown; it is left out with everything above it.
  case modal(depth: Int)

  /// A request for an answer is unknown; the screen that asked gets none.
  case request

  /// Another window could not be read; it is left out.
  case window
}

extension NavigationCut: CustomStringConvertible {
  /// The part that was cut, as text.
  public var description: String {
    switch self {
    case .everything(let reason): "The saved navigation could not be read: \(reason)"
    case .root: "A saved root is unknown."
    case .selectedTab: "The selected tab is unknown."
    case .tab: "A saved tab is unknown; it and its stack are left out."
    case .screen(let container, let position):
      "Screen \(position) of \(container) is unknown or not allowed; it and what is above it is left out."
    case .modal(let depth):
      "Modal \(depth) or its style is unknown; it and what is above it is left out."
    case .window: "Another window could not be read; it is left out."
    case .request: "A request for an answer is unknown; the screen that asked gets none."
    }
  }
}
