public import Redux

/// An action that is meant for one of several equal parts of the state, such as a screen or a window.
///
/// A part is made to reduce plain actions, and need not know that there are others like it. The context of a screen
/// addresses each ``LocalAction`` to the screen's ``ScreenID``, and ``ScreenStates`` reduces it there.
///
/// A route action for a screen does nothing, because nothing that navigates should pass a
/// ``navigationLock(navigation:locked:asking:)`` unseen: a screen asks for a result by
/// ``RouteAction/request(_:for:)``, and returns one by ``RouteAction/answer(_:from:)``.
public struct Addressed<Address: Hashable & Sendable>: WrappingAction {
  /// The part of the state that reduces the action.
  public let address: Address

  /// The action.
  public let action: any ActionType

  /// Creates an action for one part of the state.
  public init(_ action: any ActionType, to address: Address) {
    self.address = address
    self.action = action
  }
}

extension Addressed: Hashable {
  /// Returns whether both actions and addresses are equal.
  ///
  /// Actions without `==` are equal if they have the same type and the same description, so that a dialog that
  /// holds one equals itself.
  public static func == (one: Self, other: Self) -> Bool {
    one.address == other.address && one.action.isEqual(to: other.action)
  }

  /// Hashes the address.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(address)
  }
}

extension Addressed: Codable where Address: Codable {
  private enum CodingKeys: CodingKey { case address, action }

  /// Decodes an action, if its type is one of the `RecordableTypes` in use.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    address = try values.decode(Address.self, forKey: .address)
    action = try values.decode(TypedValue<any ActionType>.self, forKey: .action).value
  }

  /// Encodes the address, and the action with the name of its type.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(address, forKey: .address)
    try values.encode(TypedValue(action), forKey: .action)
  }
}
