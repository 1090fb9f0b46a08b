/// A part of the state: where it is, how to read it, and how to compare its values.
///
/// It is made in the module that observes, where the compiler knows the types and joins the closures
/// with what they call. A computed value that took microseconds here takes nanoseconds there.
///
/// Its closures are given the address of the whole state.
@usableFromInline
struct Part<Value: Equatable & Sendable>: Sendable {
  /// The place of the value in the state, if it is stored there.
  let bytes: Range<Int>?
  /// What other observers of the same computed property have too; closures have no key.
  let key: PathKey?
  let read: @Sendable (UnsafeRawPointer) -> Value
  /// Remembers the value in place of the last one, and returns whether it differs.
  let update: @Sendable (UnsafeRawPointer, UnsafeMutablePointer<Value>) -> Bool
  let areSame: @Sendable (Value, Value) -> Bool

  @usableFromInline
  init(
    bytes: Range<Int>?, key: PathKey?, read: @escaping @Sendable (UnsafeRawPointer) -> Value,
    update: @escaping @Sendable (UnsafeRawPointer, UnsafeMutablePointer<Value>) -> Bool,
    areSame: @escaping @Sendable (Value, Value) -> Bool
  ) {
    (self.bytes, self.key, self.read, self.update) = (bytes, key, read, update)
    self.areSame = areSame
  }

  /// Creates a part that is stored in the state.
  ///
  /// The new value is kept even if it equals the last one: its bytes are what the next sweep compares.
  @inlinable
  init(storedAt place: Int) {
    self.init(
      bytes: place..<place + MemoryLayout<Value>.size, key: nil,
      read: { ($0 + place).assumingMemoryBound(to: Value.self).pointee },
      update: { state, last in
        let new = (state + place).assumingMemoryBound(to: Value.self)
        let isChanged = new.pointee != last.pointee
        last.update(from: new, count: 1)
        return isChanged
      }, areSame: { Redux.areSame($0, $1) })
  }
}

/// Returns whether two values are equal, or have the same bytes, as a NaN has that stays.
@inlinable
func areSame<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  left == right
    || withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { !bytesDiffer(left, $0, count: MemoryLayout<Value>.size) }
    }
}
