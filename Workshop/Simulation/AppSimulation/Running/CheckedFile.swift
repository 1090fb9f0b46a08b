#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Coordinator
  import Foundation
  import Redux

  /// The app's file beside the state that it has to contain.
  struct CheckedFile<App: SimulatedApp> {
    let data: Data
    let state: App.Saved
    let navigation: NavigationState<App.Map>
    /// What the file contains, and what the state would be after it was written and read.
    let written, saved: App.Saved?
    let place: NavigationState<App.Map>?
    /// Whether anything differs from the file that was checked before.
    var isNew = true
  }

  extension Run {
    /// Reads the file, unless neither it nor what it has to contain has changed; nil then, and while it is being written.
    func changedFile() -> CheckedFile<App>? {
      lastFile?.isNew = false
      guard !hasTraveled, !world.disk.isTroubled, let saved,
        let navigation = app?.store.state.navigation,
        let data = world.disk.files["state.json"]
      else { return nil }
      if let last = lastFile, last.data == data, last.state == saved, last.navigation == navigation
      {
        return nil
      }
      lastFile = CheckedFile(
        data: data, state: saved, navigation: navigation, written: App.savedData(in: data),
        saved: App.restored(saved), place: App.place(in: data))
      return lastFile
    }
  }

  extension AppType {
    /// Returns the data that features save in a state.
    static func saved(of state: State) -> Saved? {
      let value = SavedValue<Saved>()
      let store = Store(initialState: state)
      saved(in: store).subscribe { saved in value.withLock { $0 = saved } }
      return withExtendedLifetime(store) { value.withLock { $0 } }
    }

    /// Returns the user's location in a file, without what isn't restored.
    static func place(in file: Data) -> NavigationState<Map>? {
      guard let contents = try? JSONSerialization.jsonObject(with: file) as? [String: Any],
        let place = contents["place"], let data = try? JSONSerialization.data(withJSONObject: place)
      else { return nil }
      return RestoredNavigation(
        from: data, fallback: initialState.navigation, where: Main.isRestored
      ).state
    }

    /// Returns in what a restored location differs from the one that was left; nil if the user is back.
    static func fault(
      of restored: NavigationState<Map>, after left: NavigationState<Map>
    ) -> String? {
      var isWhole = true
      if restored.root != left.root || restored.tabs != left.tabs { return "The tabs are others." }
      if restored.selectedTab != left.selectedTab { return "Another tab is selected." }
      for tab in Set(left.stacks.keys).union(restored.stacks.keys) {
        let stack = (left.stacks[tab] ?? []).prefix(while: Main.isRestored)
        if (restored.stacks[tab] ?? []) != Array(stack) {
          return "\(tab) has \(restored.stacks[tab] ?? []), not \(Array(stack))."
        }
        if tab == left.selectedTab { isWhole = stack.count == left.stacks[tab]?.count }
      }
      var modals: [Modal<Map>] = []
      for modal in left.modals where isWhole {
        let stack = modal.stack.prefix(while: Main.isRestored)
        if !stack.isEmpty { modals.append(Modal(Array(stack), as: modal.style)) }
        isWhole = stack.count == modal.stack.count
      }
      return restored.modals == modals ? nil : "The modals are \(restored.modals), not \(modals)."
    }
  }
#endif
