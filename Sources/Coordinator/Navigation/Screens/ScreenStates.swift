public import Redux

/// The states of all screens of one kind: each is made and dropped with its screen.
///
/// Keep the state of a form in it. Then a form that opens again is fresh, an old failure does not come
/// back, and the same screen twice has two states. Only the reducer is needed for this, so a test needs no UI.
public struct ScreenStates<Map: NavigationMap, Value: StateType>: Sendable {
  private let make: @Sendable (Map.Screen) -> Value?
  private var values: [ScreenID<Map>: Value] = [:]
  private var navigationBefore: NavigationState<Map>?

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

  /// The number of screens that have a state.
  public var count: Int { values.count }

  /// The state of a screen, or `nil` once that has closed.
  ///
  /// Its screen may still be on its way out, so a coordinator then leaves the view as it is. Before the first
  /// action, each screen has its first state.
  public subscript(id: ScreenID<Map>) -> Value? {
    values[id] ?? (navigationBefore == nil ? make(id.screen) : nil)
  }

  /// Returns the first state of a screen, open or not; `nil` for a screen of another kind.
  public func first(of screen: Map.Screen) -> Value? { make(screen) }

  /// Returns the screens of the states for which a condition holds, such as the forms with text.
  public func screens(where condition: (Value) -> Bool) -> Set<Map.Screen> {
    Set(values.filter { condition($0.value) }.map(\.key.screen))
  }

  /// Creates the states of new screens, drops the states of old ones, and lets the states reduce an
  /// action: the one that it is addressed to, or all.
  ///
  /// While navigation stays the same, this costs one comparison. Call it with every action: to deliver a
  /// result (``RouteAction/answer(_:from:)``), it must know the navigation before.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - navigation: The navigation state, after it has reduced the action.
  public mutating func reduce(_ action: any ActionType, in navigation: NavigationState<Map>) {
    let addressed = action.as(Addressed<WindowID>.self)
    let window = addressed?.address
    let action = addressed?.action ?? action
    let answer = (action as? RouteAction<Map>)?.answer
    let asker = answer.flatMap { navigationBefore?.asker(of: $0.address) }
    if navigationBefore != navigation { follow(navigation) }
    if let answer {
      if let asker { values[asker]?.reduce(answer.action) }
    } else if let action = action.as(Addressed<ScreenID<Map>>.self) {
      values[action.address]?.reduce(action.action)
    } else {
      for index in values.values.indices where window == nil || values[index].key.window == window {
        values.values[index].reduce(action)
      }
    }
  }

  private mutating func follow(_ navigation: NavigationState<Map>) {
    let old = values
    values = [:]
    // Most kinds of screens are seldom open.
    let staying = old.isEmpty ? [] : navigationBefore?.screenIDs(stayingIn: navigation) ?? []
    for id in navigation.screenIDs {
      let kept = staying.contains(id) ? old[id] : nil
      values[id] = kept ?? make(id.screen)
    }
    navigationBefore = navigation
  }
}

extension ScreenStates: Equatable where Value: Equatable {
  /// Returns whether both have equal states for the same screens.
  public static func == (one: Self, other: Self) -> Bool { one.values == other.values }
}
