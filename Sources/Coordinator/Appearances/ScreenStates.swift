public import Redux

/// The states of all appearances of a kind of screen: each is made and dropped with its appearance.
///
/// Keep the state of a form in it. Then a form that opens again is fresh, an old failure does not come
/// back, and the same screen twice has two states. The reducer alone does this, so a test needs no UI.
///
/// ```swift
/// navigation.reduce(action)
/// signIn.follow(navigation) { $0 == .signIn ? SignInState() : nil }
/// signIn.reduce(action)
/// ```
public struct ScreenStates<Map: NavigationMap, Value: StateType>: StateType {
  private var values: [Appearance<Map>: Value] = [:]
  private var followed: NavigationState<Map>?

  /// Makes the states of an app that shows no such screen yet.
  public init() {}

  /// The number of appearances that have a state.
  public var count: Int { values.count }

  /// The state of an appearance, or `nil` once that has gone.
  ///
  /// Its screen may still be on its way out, so a coordinator then leaves the view as it is.
  public subscript(appearance: Appearance<Map>) -> Value? { values[appearance] }

  /// Makes the states of appearances that came, and drops those of appearances that went.
  ///
  /// While the place stays the same, this costs one comparison.
  ///
  /// - Parameters:
  ///   - navigation: The place, after it has reduced the action.
  ///   - make: Returns the first state of a screen, or `nil` for screens of another kind.
  public mutating func follow(
    _ navigation: NavigationState<Map>, make: (Map.Screen) -> Value?
  ) {
    guard navigation != followed else { return }
    let kept = followed.map(navigation.countOfSameModals) ?? 0
    let old = values
    values = [:]
    for appearance in navigation.appearances {
      let isNew = if case .modal(kept...) = appearance.container { true } else { false }
      values[appearance] = (isNew ? nil : old[appearance]) ?? make(appearance.screen)
    }
    followed = navigation
  }

  /// Lets one state reduce an action that is addressed to it, and all states any other action.
  public mutating func reduce(_ action: any ActionType) {
    if let action = action as? ScreenAction<Map> {
      values[action.address]?.reduce(action.action)
    } else {
      for index in values.values.indices { values.values[index].reduce(action) }
    }
  }
}

extension ScreenStates: Equatable where Value: Equatable {
  /// Returns whether both have equal states for the same appearances.
  public static func == (one: Self, other: Self) -> Bool { one.values == other.values }
}
