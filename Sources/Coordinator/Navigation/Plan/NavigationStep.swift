/// A change that a UI can make in one go, such as a push of several screens.
///
/// A ``NavigationDriver`` performs steps. Any step can be applied to any state: one that makes no sense
/// there (a pop below the root, a change of a modal that isn't there) changes nothing.
public enum NavigationStep<Map: NavigationMap>: Hashable, Sendable {
  /// Shows the root and the tabs of a navigation state, with their stacks, as one change.
  ///
  /// In another root, all modals and the dialog end. In the same root they stay on top, while the tabs
  /// change below. To a driver that shows this root and these tabs already, it changes nothing.
  case enter(NavigationState<Map>)

  /// Shows another tab, with its stack as it is.
  case select(Map.Tab)

  /// Adds screens on top of a container's stack.
  case push([Map.Screen], on: NavigationContainer<Map>)

  /// Takes this many screens off the top of a container's stack.
  case pop(Int, on: NavigationContainer<Map>)

  /// Replaces all screens above a container's root.
  case set([Map.Screen], on: NavigationContainer<Map>)

  /// Presents a modal with its stack on top of everything. There must be no dialog.
  case present(Modal<Map>)

  /// Dismisses all but this many of the lowest modals, and the dialog on top of them.
  case dismiss(keeping: Int)

  /// Shows a dialog on top of everything. There must be no other.
  case ask(Map.Dialog)

  /// Takes the dialog away.
  case endDialog
}

/// Returns the navigation state after any steps.
///
/// For all states, `apply(plan(from: a, to: b), to: a).visible == b.visible`; see ``plan(from:to:)``.
public func apply<Map>(
  _ steps: [NavigationStep<Map>], to state: NavigationState<Map>
) -> NavigationState<Map> {
  steps.reduce(into: state) { $0.apply($1) }
}

extension NavigationState {
  /// Changes the state as a step says.
  public mutating func apply(_ step: NavigationStep<Map>) {
    switch step {
    case .enter(let place): show(place)
    case .select(let tab): if tabs.contains(tab) { selectedTab = tab }
    case .push(let screens, let container): if shows(container) { self[container] += screens }
    case .pop(let count, let container):
      if shows(container) { self[container] = self[container].dropLast(max(0, count)) }
    case .set(let screens, let container): if shows(container) { self[container] = screens }
    case .present(let modal): if !modal.stack.isEmpty, dialog == nil { modals.append(modal) }
    case .dismiss(let count):
      if max(0, count) < modals.count { dialog = nil }
      keepModals(count)
    case .ask(let dialog): self.dialog = self.dialog ?? dialog
    case .endDialog: dialog = nil
    }
  }

  /// Takes over the root, the tabs and the stacks of a state, unless it has this root and these tabs.
  private mutating func show(_ place: Self) {
    guard place.root != root || place.tabs != tabs else { return }
    let shown = self
    let hasMoved = hasMoved
    self = place.visible
    self.hasMoved = hasMoved
    if place.root == shown.root {
      modals = shown.modals
      dialog = shown.dialog
    } else {
      modals = []
      dialog = nil
    }
  }

  private func shows(_ container: NavigationContainer<Map>) -> Bool {
    if case .tab(let tab) = container { tabs.contains(tab) } else { true }
  }
}
