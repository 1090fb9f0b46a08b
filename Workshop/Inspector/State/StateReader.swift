package import AppShell
import Coordinator
import CoordinatorLinks
import Redux
import ReduxRecording

/// Finds a part of an app's state by its path, such as `catalogue.sights[0].name`.
///
/// A screen's own state is found by the screen's link, as in `visit[sights/7/visit].count`. An assistant and the
/// tests that it saves use the same paths.
package struct StateReader<App: AppType> {
  /// A part of a state, with the name by which a path reaches it.
  package struct Part {
    /// The name of a property, the number of an element, or the key of a value.
    package let name: String
    package let value: Any
  }

  let state: App.State

  /// Creates a reader of a state.
  package init(_ state: App.State) { self.state = state }

  /// Returns the part at a path.
  ///
  /// - Throws: An error that lists what there is instead.
  package func value(at path: String) throws(UnknownPath) -> Any {
    var found: Any = state
    for name in StatePath.names(in: path) {
      let parts = parts(of: found)
      guard let part = parts.first(where: { $0.name == name }) ?? part(ofLink: name, in: found)
      else {
        throw UnknownPath(name: name, path: path, there: parts.map(\.name))
      }
      found = part.value
    }
    return found
  }

  /// Returns the parts of a value: an object's properties, a list's elements, a dictionary's values.
  package func parts(of value: Any) -> [Part] {
    let value = unwrapped(value)
    if let states = screenStates(in: value) {
      return states.enumerated().map { index, state in
        let name = link(to: state.screen) ?? "\(state.screen)"
        let earlier = states[..<index].count { $0.screen == state.screen }
        return Part(name: earlier == 0 ? name : "\(name) \(earlier + 1)", value: state.value)
      }
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .dictionary else {
      return mirror.children.enumerated().map { Part(name: $1.label ?? "\($0)", value: $1.value) }
    }
    return mirror.children.compactMap { entry in
      guard let pair = Pair(entry.value) else { return nil }
      return Part(name: pair.key as? String ?? describeInFull(pair.key), value: pair.value)
    }.sorted { $0.name < $1.name }
  }

  /// Returns the state of the screen to which a link in another form leads, such as one with a scheme.
  private func part(ofLink link: String, in value: Any) -> Part? {
    guard let states = screenStates(in: unwrapped(value)) else { return nil }
    let home = state.navigation.route
    let web = App.links.url(for: Route(root: home.root, tab: home.tab)) ?? ""
    let host = web.split(separator: "/").prefix(2).joined(separator: "//")
    let text = link.contains("://") ? link : "\(host)/\(link)"
    guard case .success(let match) = App.links.parse(text, from: .commandLine) else { return nil }
    return states.first { $0.screen == match.route.chain.last }
      .map { Part(name: link, value: $0.value) }
  }

  /// Returns the values of `ScreenStates`, each with its screen; nil for another type.
  private func screenStates(in value: Any) -> [(screen: App.Map.Screen, value: Any)]? {
    guard "\(type(of: value))".hasPrefix("ScreenStates<") else { return nil }
    for child in Mirror(reflecting: value).children {
      let mirror = Mirror(reflecting: child.value)
      guard mirror.displayStyle == .dictionary else { continue }
      let pairs = mirror.children.compactMap { Pair($0.value) }
        .sorted { describeInFull($0.key) < describeInFull($1.key) }
      let states = pairs.compactMap { pair in
        (pair.key as? ScreenID<App.Map>).map { (screen: $0.screen, value: pair.value) }
      }
      if states.count == pairs.count { return states }
    }
    return nil
  }

  /// Returns the link to a screen of the navigation state, without its scheme and host.
  private func link(to screen: App.Map.Screen) -> String? {
    let place = state.navigation
    let tabs = place.tabs.flatMap { tab in
      let stack = place.stacks[tab] ?? []
      return (0...stack.count).map {
        Route<App.Map>(root: place.root, tab: tab, Array(stack.prefix($0)))
      }
    }
    let here = place.route
    let modals = here.modals.indices.map { index in
      Route<App.Map>(
        root: here.root, tab: here.tab, here.screens, modals: Array(here.modals[...index]))
    }
    let route = (tabs + modals).first { $0.chain.last == screen }
    return route.flatMap { App.links.path(for: $0) }
  }

  func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
    return unwrapped(some.value)
  }
}

/// The key and the value of an entry of a dictionary.
private struct Pair {
  let key, value: Any

  init?(_ entry: Any) {
    let parts = Array(Mirror(reflecting: entry).children)
    guard parts.count == 2 else { return nil }
    key = parts[0].value
    value = parts[1].value
  }
}

/// A path into a state leads nowhere.
package struct UnknownPath: Error, Equatable {
  let name, path: String
  let there: [String]

  /// The explanation, which lists what there is instead.
  package var words: String {
    let list = there.prefix(60).joined(separator: ", ")
    return "There is no \(name.prefix(80)) in \(path.prefix(200)). There are \(list)."
  }
}

/// The text of a path into a state.
enum StatePath {
  /// Returns the names in a path: of properties, and of what is in brackets, which may contain dots.
  static func names(in path: String) -> [String] {
    var names = [""]
    var depth = 0
    for character in path {
      switch character {
      case "[":
        if depth == 0 { names.append("") } else { names[names.count - 1].append(character) }
        depth += 1
      case "]" where depth > 0:
        depth -= 1
        if depth == 0 { names.append("") } else { names[names.count - 1].append(character) }
      case "." where depth == 0: names.append("")
      default: names[names.count - 1].append(character)
      }
    }
    return names.map { $0.trimmingQuotes }.filter { !$0.isEmpty }
  }
}

extension String {
  fileprivate var trimmingQuotes: String {
    count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
