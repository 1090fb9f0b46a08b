public import Redux

/// The states of all appearances of a kind of screen: each is made and dropped with its appearance.
///
/// Keep the state of a form in it. Then a form that opens again is fresh, an old failure does not come
/// back, and the same screen twice has two states. The reducer alone does this, so a test needs no UI.
public struct ScreenStates<Map: NavigationMap, Value: StateType>: Sendable {
  private let make: @Sendable (Map.Screen) -> Value?
  private var values: [Appearance<Map>: Value] = [:]
  private var place: NavigationState<Map>?

  /// Creates the states of one kind of screen.
  ///
  /// ```swift
  /// var home = ScreenStates<AppMap, HomeState> { $0 == .home ? HomeState() : nil }
  /// ```
  ///
  /// - Parameter make: Returns the first state of a screen, or `nil` for screens of another kind. It must be
  ///   pure.
  public init(make: @escaping @Sendable (Map.Screen) -> Value?) {
    self.make = make
  }

  /// The number of appearances that have a state.
  public var count: Int { values.count }

  /// The state of an appearance, or `nil` once that has gone.
  ///
  /// Its screen may still be on its way out, so a coordinator then leaves the view as it is. Before the first
  /// action, each screen has its first state.
  public subscript(appearance: Appearance<Map>) -> Value? {
    values[appearance] ?? (place == nil ? make(appearance.screen) : nil)
  }

  /// Returns the screens of the states for which a condition holds, such as the forms with text.
  public func screens(where condition: (Value) -> Bool) -> Set<Map.Screen> {
    Set(values.filter { condition($0.value) }.map(\.key.screen))
  }

  /// Makes the states of new appearances, drops the states of old ones, and lets the states reduce an
  /// action: the one that it is addressed to, or all.
  ///
  /// While navigation stays the same, this costs one comparison. Call it with every action: to deliver an
  /// ``Answer``, it must know the navigation before.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - navigation: The navigation state, after it has reduced the action.
  public mutating func reduce(_ action: any ActionType, in navigation: NavigationState<Map>) {
    let answer = action as? Answer<Map>
    let asker = answer.flatMap { place?.asker(of: $0.address.appearance) }
    if place != navigation { follow(navigation) }
    if let answer {
      if let asker { values[asker]?.reduce(answer.action) }
    } else if let action = action as? ScreenAction<Map> {
      values[action.address]?.reduce(action.action)
    } else {
      for index in values.values.indices { values.values[index].reduce(action) }
    }
  }

  private mutating func follow(_ navigation: NavigationState<Map>) {
    let staying = place?.appearances(stayingIn: navigation) ?? []
    let old = values
    values = [:]
    for appearance in navigation.appearances {
      let kept = staying.contains(appearance) ? old[appearance] : nil
      values[appearance] = kept ?? make(appearance.screen)
    }
    place = navigation
  }
}

extension ScreenStates: Equatable where Value: Equatable {
  /// Returns whether both have equal states for the same appearances.
  public static func == (one: Self, other: Self) -> Bool { one.values == other.values }
}
