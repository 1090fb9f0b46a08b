/// The observers of one part of the state, and how to find out whether its value has changed.
// NB: `@unchecked Sendable`: the store's lock guards it.
class Channel: @unchecked Sendable {
  /// The value's position in the state, if it is stored there.
  final let bytes: Range<Int>?
  final let key: PathKey?
  /// Its position among the computed channels.
  final var position = 0
  /// The observers, in the order of subscription.
  private(set) final var observers = ObserverList()

  init(bytes: Range<Int>?, key: PathKey?) {
    self.bytes = bytes
    self.key = key
  }

  /// Remembers the value in a state, and returns whether it differs from the last one.
  func update(from state: UnsafeRawPointer) -> Bool { false }

  // NB: It changes a copy, so that no access to the property is under way while an observer is called. Then
  // reading it needs no check for exclusive access, which took 7 ns an action.
  final func changeObservers(_ change: (inout ObserverList) -> Void) {
    var changed = observers
    observers = ObserverList()
    change(&changed)
    observers = changed
  }
}

/// The channel of a part, with its value after the last action.
// NB: `@unchecked Sendable`: the thread that owns the store's turns changes it, under the store's
// lock. It is read under that lock, or by that thread.
final class PartChannel<Value: Sendable>: Channel, @unchecked Sendable {
  private let part: Part<Value>
  private let last: UnsafeMutablePointer<Value>

  init(_ part: Part<Value>, in state: UnsafeRawPointer) {
    self.part = part
    last = .allocate(capacity: 1)
    last.initialize(to: part.read(state))
    super.init(bytes: part.bytes, key: part.key)
  }

  deinit {
    last.deinitialize(count: 1)
    last.deallocate()
  }

  func value() -> Value { last.pointee }

  override func update(from state: UnsafeRawPointer) -> Bool { part.update(state, last) }
}
