/// Identifies one occurrence of a screen: its container, and which one it is if the screen is there twice.
///
/// It identifies the state of a screen, in ``ScreenStates``, and its coordinator, in
/// ``CoordinatorTree``. A coordinator receives its appearance and does not make one.
public struct Appearance<Map: NavigationMap>: Hashable, Codable, Sendable {
  /// The screen.
  public let screen: Map.Screen

  /// The container in which it stands.
  public let container: NavigationContainer<Map>

  /// How many of the same screen are below it in the container.
  public let number: Int

  /// Makes an appearance, as a test does.
  public init(_ screen: Map.Screen, in container: NavigationContainer<Map>, number: Int = 0) {
    self.screen = screen
    self.container = container
    self.number = number
  }
}

/// An action for one appearance of a screen.
public typealias ScreenAction<Map: NavigationMap> = Addressed<Appearance<Map>>

extension NavigationState {
  /// The appearances of all screens, also of those in roots that aren't shown.
  public var appearances: [Appearance<Map>] {
    let containers =
      Set(tabs).union(stacks.keys).map { NavigationContainer<Map>.tab($0) }
      + modals.indices.map { .modal($0) }
    return containers.flatMap { appearances(in: $0) }
  }

  /// Returns the appearances of a container's screens, the root's first.
  public func appearances(in container: NavigationContainer<Map>) -> [Appearance<Map>] {
    var counts: [Map.Screen: Int] = [:]
    return stack(in: container).map { screen in
      defer { counts[screen, default: 0] += 1 }
      return Appearance(screen, in: container, number: counts[screen, default: 0])
    }
  }

  /// Returns the appearances that are the same in the next state: none in another modal.
  func appearances(stayingIn next: Self) -> Set<Appearance<Map>> {
    let kept = zip(modals, next.modals).prefix { $0.isSame(as: $1) }.count
    return Set(appearances).intersection(next.appearances).filter {
      if case .modal(kept...) = $0.container { false } else { true }
    }
  }
}
