/// A part of the state: where it is, how to read it, and how to compare its values.
///
/// It is made in the module that observes, where the compiler knows the types and joins the closures
/// with what they call. A computed value that took microseconds here takes nanoseconds there.
///
/// Its closures are given the address of the whole state.
@usableFromInline
struct Part<Value: Sendable>: Sendable {
  /// The value's position in the state, if it is stored there.
  let bytes: Range<Int>?
  /// The key that other observers of the same computed property have too; closures have no key.
  let key: PathKey?
  let read: @Sendable (UnsafeRawPointer) -> Value
  /// Replaces the last value with the newest, and returns whether it differs.
  let update: @Sendable (UnsafeRawPointer, UnsafeMutablePointer<Value>) -> Bool
  let areSame: @Sendable (Value, Value) -> Bool

  @usableFromInline
  init(
    bytes: Range<Int>?, key: PathKey?, read: @escaping @Sendable (UnsafeRawPointer) -> Value,
    update: @escaping @Sendable (UnsafeRawPointer, UnsafeMutablePointer<Value>) -> Bool,
    areSame: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.bytes = bytes
    self.key = key
    self.read = read
    self.update = update
    self.areSame = areSame
  }

  /// Creates a part that a closure computes.
  @inlinable @inline(__always)
  init<Root>(
    in place: Place<Root>, _ value: @escaping @Sendable (Root) -> Value,
    areSame: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.init(
      bytes: nil, key: nil, read: { place.lend($0, to: value) },
      update: { state, last in
        let new = place.lend(state, to: value)
        if areSame(new, last.pointee) { return false }
        last.pointee = new
        return true
      }, areSame: areSame)
  }
}

extension Part where Value: Equatable {
  /// Creates a part that a closure computes, and whose values are compared by `==`.
  // NB: why it finds the position now: its closures would do so with each action.
  @inlinable @inline(__always)
  init<Root>(
    in place: Place<Root>, key: PathKey? = nil, _ value: @escaping @Sendable (Root) -> Value
  ) {
    if let compute = place.compute {
      self.init(
        bytes: nil, key: key, read: { value(compute($0)) },
        update: { replace($1, by: value(compute($0))) }, areSame: { Redux.areSame($0, $1) })
    } else {
      let offset = place.offset
      self.init(
        bytes: nil, key: key,
        read: { lend(($0 + offset).assumingMemoryBound(to: Root.self), to: value) },
        update: {
          replace($1, by: lend(($0 + offset).assumingMemoryBound(to: Root.self), to: value))
        }, areSame: { Redux.areSame($0, $1) })
    }
  }

  /// Creates the part at a key path, which is read in place if it is stored.
  ///
  /// The new value is kept even if it equals the last one: its bytes are what the next sweep compares.
  @inlinable @inline(__always)
  init<Root>(in place: Place<Root>, _ path: any KeyPath<Root, Value> & Sendable) {
    guard let start = place.offset(of: path) else {
      let key = place.compute == nil ? PathKey(path: path, offset: place.offset) : nil
      self.init(in: place, key: key) { $0[keyPath: path] }
      return
    }
    self.init(
      bytes: start..<start + MemoryLayout<Value>.size, key: nil,
      read: { ($0 + start).assumingMemoryBound(to: Value.self).pointee },
      update: { state, last in
        let new = (state + start).assumingMemoryBound(to: Value.self)
        let isChanged = new.pointee != last.pointee
        last.update(from: new, count: 1)
        return isChanged
      }, areSame: { Redux.areSame($0, $1) })
  }
}

/// A computed property, by the key path that leads to it from an offset in the state.
@usableFromInline
struct PathKey: Hashable, @unchecked Sendable {
  // NB: `@unchecked Sendable`: the key paths that are passed to a store are `Sendable`.
  let path: AnyKeyPath
  let offset: Int

  @usableFromInline
  init(path: AnyKeyPath, offset: Int) {
    self.path = path
    self.offset = offset
  }
}

/// Replaces the last value, and returns whether the new one differs.
@inlinable @inline(__always)
func replace<Value: Equatable>(_ last: UnsafeMutablePointer<Value>, by new: Value) -> Bool {
  if areSame(new, last.pointee) { return false }
  last.pointee = new
  return true
}

/// Returns whether two values are equal, or have the same bytes, as a NaN has that stays.
@inlinable
func areSame<Value: Equatable>(_ left: Value, _ right: Value) -> Bool {
  left == right
    || withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { !bytesDiffer(left, $0, count: MemoryLayout<Value>.size) }
    }
}
