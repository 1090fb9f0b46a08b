/// The screens above a container's root: the one thing that steps and actions change.
extension NavigationState {
  subscript(container: NavigationContainer<Map>) -> [Map.Screen] {
    get {
      switch container {
      case .tab(let tab): stacks[tab] ?? []
      case .modal(let depth): Array(stack(in: .modal(depth)).dropFirst())
      }
    }
    set {
      switch container {
      case .tab(let tab): stacks[tab] = newValue.isEmpty ? nil : newValue
      case .modal(let depth) where modals.indices.contains(depth):
        modals[depth].replaceSubrange(1..., with: newValue)
      case .modal: break
      }
    }
  }

  /// Where the user has gone since the start, or `nil` if nowhere.
  var lastMove: Route<Map>? {
    hasMoved ? route : nil
  }

  /// The screen that the user looks at.
  var topScreen: Map.Screen {
    modals.last?.last ?? stacks[selectedTab]?.last ?? Map.root(of: selectedTab)
  }

  mutating func keepModals(_ count: Int) {
    modals.removeLast(max(0, modals.count - max(0, count)))
  }
}
