/// Identifies one occurrence of a screen: its container, and which one it is if the screen is there twice.
///
/// It identifies the state of a screen, in ``ScreenStates``, and its coordinator, in
/// ``CoordinatorTree``. A coordinator receives its screen's identifier.
///
/// It is a position. A screen that closes and opens again in the same place has the same identifier, so that a
/// navigation state is only the user's location: a tap, a link and a saved file lead to equal states. The state of the
/// screen is a new one nevertheless, and AppShell's `ScreenContext` passes on nothing from a screen that has closed.
public struct ScreenID<Map: NavigationMap>: Hashable, Codable, Sendable {
  /// The screen.
  public let screen: Map.Screen

  /// The container of the screen.
  public let container: NavigationContainer<Map>

  /// The number of equal screens below it in the container.
  public let number: Int

  /// The window of the screen.
  public let window: WindowID

  /// Creates an identifier, for tests.
  public init(_ screen: Map.Screen, in container: NavigationContainer<Map>, number: Int = 0) {
    self.init(screen, in: container, number: number, window: .first)
  }

  init(_ screen: Map.Screen, in container: NavigationContainer<Map>, number: Int, window: WindowID)
  {
    self.screen = screen
    self.container = container
    self.number = number
    self.window = window
  }

  /// Returns the same occurrence in another window.
  public func inWindow(_ window: WindowID) -> Self {
    Self(screen, in: container, number: number, window: window)
  }
}

extension ScreenID {
  private enum CodingKeys: CodingKey { case screen, container, number, window }

  /// Decodes an identifier, whose window is the first unless it names another.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    screen = try values.decode(Map.Screen.self, forKey: .screen)
    container = try values.decode(NavigationContainer<Map>.self, forKey: .container)
    number = try values.decode(Int.self, forKey: .number)
    window = try values.decodeIfPresent(WindowID.self, forKey: .window) ?? .first
  }

  /// Encodes an identifier, without the first window.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(screen, forKey: .screen)
    try values.encode(container, forKey: .container)
    try values.encode(number, forKey: .number)
    if window != .first { try values.encode(window, forKey: .window) }
  }
}

extension NavigationState {
  /// All open screens, also those in other windows, and in roots that aren't shown.
  public var screenIDs: [ScreenID<Map>] {
    // The order is that of the map, whatever the seed of the process's hashing.
    var tabs: [Map.Tab] = []
    let rest = stacks.keys.filter { !self.tabs.contains($0) }.sorted { "\($0)" < "\($1)" }
    for tab in allTabs(of: allRoots ?? [root] + hidden.keys) + self.tabs + rest
    where !tabs.contains(tab) {
      tabs.append(tab)
    }
    let containers =
      tabs.map { NavigationContainer<Map>.tab($0) } + modals.indices.map { .modal($0) }
    return containers.flatMap { screenIDs(in: $0) }
      + windows.flatMap { others[$0]?.screenIDs ?? [] }
  }

  /// Returns the screens in a container, the root first.
  public func screenIDs(in container: NavigationContainer<Map>) -> [ScreenID<Map>] {
    var counts: [Map.Screen: Int] = [:]
    return stack(in: container).map { screen in
      defer { counts[screen, default: 0] += 1 }
      return ScreenID(
        screen, in: container, number: counts[screen, default: 0], window: window)
    }
  }

  /// Returns whether an occurrence of a screen is open.
  func has(_ id: ScreenID<Map>) -> Bool {
    guard id.window == window else { return others[id.window]?.has(id) ?? false }
    let isOpen: Bool
    switch id.container {
    case .tab(let tab): isOpen = stacks[tab] != nil || has(id.container)
    case .modal: isOpen = has(id.container)
    }
    return isOpen && screenIDs(in: id.container).contains(id)
  }

  /// Returns the screens that are the same in the next state: none in another modal.
  func screenIDs(stayingIn next: Self) -> Set<ScreenID<Map>> {
    windows.reduce(into: []) { staying, window in
      guard let own = alone(in: window), let next = next.alone(in: window) else { return }
      let kept = zip(own.modals, next.modals).prefix { $0.isSame(as: $1) }.count
      let same = Set(own.screenIDs).intersection(next.screenIDs)
      for id in same {
        if case .modal(let depth) = id.container, depth >= kept { continue }
        staying.insert(id)
      }
    }
  }
}
