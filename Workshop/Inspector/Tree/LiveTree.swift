package import AppShell
import Coordinator
import Redux
import ReduxRecording

/// What is alive in an app: its root, tabs, screens, modals and dialog, with coordinators and effects.
package struct LiveTree: Equatable, Sendable {
  /// A line of the tree.
  package struct Line: Equatable, Sendable {
    /// How deep the line is in the tree.
    package let depth: Int
    package let title: String
    /// Its coordinator and effects, or what is wrong.
    package var facts = ""
  }

  package private(set) var lines: [Line] = []

  /// Looks at an app.
  @MainActor package init<App: AppType>(_ app: RunningApp<App>) {
    let navigation = app.store.state.navigation
    let recorder = app.store.recorder
    let (effects, now) = (recorder?.runningEffects ?? [], recorder?.now ?? .zero)
    let screens = app.liveScreens
    lines.append(Line(depth: 0, title: "root \(navigation.root)"))
    for tab in navigation.tabs {
      let mark = tab == navigation.selectedTab ? " (selected)" : ""
      lines.append(Line(depth: 1, title: "tab \(tab)\(mark)"))
      add(navigation.screenIDs(in: .tab(tab)), screens, effects, now)
    }
    for (depth, modal) in navigation.modals.enumerated() {
      lines.append(Line(depth: 1, title: "modal \(depth) \(modal.style)"))
      add(navigation.screenIDs(in: .modal(depth)), screens, effects, now)
    }
    if let dialog = navigation.dialog { lines.append(Line(depth: 1, title: "dialog \(dialog)")) }
    addLeaks(screens, navigation)
    addOthers(effects, screens, now)
  }

  /// The tree as indented text.
  package var text: String {
    lines.map { line in
      String(repeating: "  ", count: line.depth) + line.title
        + (line.facts.isEmpty ? "" : " · \(line.facts)")
    }.joined(separator: "\n")
  }

  @MainActor private mutating func add<App: AppType>(
    _ ids: [ScreenID<App.Map>], _ screens: [LiveScreen<App>], _ effects: [RunningEffect],
    _ now: Duration
  ) {
    for id in ids {
      let live = screens.last { $0.id == id && $0.coordinator != nil }
      let coordinator = live?.coordinator.map { "\(type(of: $0))" } ?? "no coordinator yet"
      let own = effects.filter { $0.isOf("\(id.screen)") }
      let waiting = max(0, (live?.effects?.count ?? 0) - own.count)
      let facts =
        [coordinator] + own.map { $0.facts(at: now) }
        + (waiting > 0 ? ["\(waiting) waiting to start"] : [])
      lines.append(
        Line(depth: 2, title: "screen \(id.screen)", facts: facts.joined(separator: " · ")))
    }
  }

  /// Adds screens that are gone from the navigation, and still alive.
  @MainActor private mutating func addLeaks<App: AppType>(
    _ screens: [LiveScreen<App>], _ navigation: NavigationState<App.Map>
  ) {
    let (wanted, newest) = (
      Set(navigation.screenIDs),
      Dictionary(screens.filter { $0.coordinator != nil }.map { ($0.id, $0) }) { $1 }
    )
    for screen in screens {
      let isNewest = screen.coordinator === newest[screen.id]?.coordinator
      guard !wanted.contains(screen.id) || !isNewest else { continue }
      let owner = screen.coordinator.map { "\(type(of: $0))" } ?? "its effects"
      lines.append(
        Line(
          depth: 1, title: "screen \(screen.id.screen) should be gone",
          facts: "\(owner) still alive, \(screen.effects?.count ?? 0) effects"))
    }
  }

  /// Adds the effects that no screen runs.
  @MainActor private mutating func addOthers<App: AppType>(
    _ effects: [RunningEffect], _ screens: [LiveScreen<App>], _ now: Duration
  ) {
    let names = screens.map { "\($0.id.screen)" }
    for effect in effects where !names.contains(where: { effect.isOf($0) }) {
      lines.append(Line(depth: 1, title: "effect \(effect.source)", facts: effect.facts(at: now)))
    }
  }
}

extension RunningEffect {
  /// Whether a screen started it.
  fileprivate func isOf(_ screen: String) -> Bool { source == "\(screen), effect" }

  /// How long it has been running, and after which action it began.
  fileprivate func facts(at now: Duration) -> String {
    let tenths = max(0, Int((now - start) / .milliseconds(100)))
    return "effect \(id) running for \(tenths / 10).\(tenths % 10) s, after action \(cause)"
  }
}
