/// What the observers of one key path share: the last value, and whether it changed.
///
// NB: `@unchecked Sendable`: changed only by the thread that has the store's turn, under the
// store's lock; read under the lock, or by the thread that has the turn.
class Channel: @unchecked Sendable {
  /// In the order of subscription.
  private(set) final var observers: [Observer] = []
  /// The channels that this one's value is made of.
  let parts: [Channel]
  /// The channels whose value is made of this one's.
  private(set) final var dependents: [Channel] = []
  /// The last action that changed the value.
  final var changedBy: UInt64 = 0
  /// The key paths looked at, which are this channel's name in the store.
  let keyPaths: [AnyKeyPath]
  /// Where the value lies in the state, if it is stored there.
  let bytes: Range<Int>?

  init(keyPaths: [AnyKeyPath], bytes: Range<Int>? = nil, parts: [Channel] = []) {
    self.keyPaths = keyPaths
    self.bytes = bytes
    self.parts = parts
  }

  /// Looks at the state again.
  ///
  /// - Returns: Whether the value differs from the last one.
  func update(from state: UnsafeRawPointer) -> Bool { false }

  /// Changes the observers.
  ///
  /// They are changed outside of their property, as the dependents are: if no access to a property
  /// lasts, the compiler need not check at run time that accesses do not overlap, and reading it
  /// costs next to nothing.
  final func changeObservers(_ change: (inout [Observer]) -> Void) {
    var changed = observers
    observers = []
    change(&changed)
    observers = changed
  }

  /// Changes the channels that are made of this one.
  final func changeDependents(_ change: (inout [Channel]) -> Void) {
    var changed = dependents
    dependents = []
    change(&changed)
    dependents = changed
  }

  /// Whether nobody looks at it.
  final var isIdle: Bool { observers.isEmpty && dependents.isEmpty }
}

/// A channel of values of one type.
class ValueChannel<Value: Sendable>: Channel, @unchecked Sendable {
  /// The value after the last action.
  var value: Value { preconditionFailure("A channel of Redux lacks its value: please report it.") }

  func areEqual(_ left: Value, _ right: Value) -> Bool { false }
}
