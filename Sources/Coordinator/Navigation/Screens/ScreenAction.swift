public import Redux

/// An action that only one screen's own state reduces.
///
/// The context of a screen wraps each ``LocalAction`` in one. A route action in it does nothing, because
/// nothing that navigates should pass a ``navigationLock(navigation:locked:asking:)`` unseen: a screen asks for
/// a result by ``RouteAction/request(_:for:)``, and returns one by ``RouteAction/answer(_:from:)``.
public struct ScreenAction<Map: NavigationMap>: WrappingAction {
  /// The screen whose state reduces the action.
  public let screen: ScreenID<Map>

  /// The action.
  public let action: any ActionType

  /// Creates an action for one screen.
  public init(_ action: any ActionType, to screen: ScreenID<Map>) {
    self.screen = screen
    self.action = action
  }
}

extension ScreenAction: Hashable {
  /// Returns whether both actions and screens are equal.
  ///
  /// Actions without `==` are equal if they have the same type and the same description, so that a dialog that
  /// holds one equals itself.
  public static func == (one: Self, other: Self) -> Bool {
    one.screen == other.screen && areAlike(one.action, other.action)
  }

  /// Hashes the screen.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
  }
}

extension ScreenAction: Codable {
  private enum CodingKeys: CodingKey { case screen, action }

  /// Decodes an action, if its type is one of the `RecordableTypes` in use.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    screen = try values.decode(ScreenID<Map>.self, forKey: .screen)
    action = try values.decode(TypedValue<any ActionType>.self, forKey: .action).value
  }

  /// Encodes the screen, and the action with the name of its type.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(screen, forKey: .screen)
    try values.encode(TypedValue(action), forKey: .action)
  }
}
