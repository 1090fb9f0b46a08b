extension Part {
  /// Creates a part that a closure computes from the value at an offset in the state.
  @inlinable @inline(__always)
  init<Root>(at offset: Int, key: PathKey? = nil, _ value: @escaping @Sendable (Root) -> Value) {
    self.init(
      bytes: nil, key: key,
      read: { lend(($0 + offset).assumingMemoryBound(to: Root.self), to: value) },
      update: { state, last in
        let new = lend((state + offset).assumingMemoryBound(to: Root.self), to: value)
        if Redux.areSame(new, last.pointee) { return false }
        last.pointee = new
        return true
      }, areSame: { Redux.areSame($0, $1) })
  }

  /// Creates a part that a key path from the value at an offset in the state leads to.
  // NB: why it is always inlined, and why the key path is an autoclosure: only where a key path is
  // written as a literal, and that literal has no other use, does the compiler put the property in its
  // place. Each evaluation is a literal of its own.
  @inlinable @inline(__always)
  init<Root>(at offset: Int, _ path: @autoclosure () -> any KeyPath<Root, Value> & Sendable) {
    if let place = MemoryLayout<Root>.offset(of: path()) {
      self.init(storedAt: offset + place)
    } else {
      let literal = path()
      self.init(at: offset, key: PathKey(path: path(), offset: offset)) { (root: Root) in
        root[keyPath: literal]
      }
    }
  }
}

/// A computed property, by the key path that leads to it from an offset in the state.
@usableFromInline
struct PathKey: Hashable, @unchecked Sendable {
  // NB: `@unchecked Sendable`: the key paths that are passed to a store are `Sendable`.
  let path: AnyKeyPath
  let offset: Int

  @usableFromInline
  init(path: AnyKeyPath, offset: Int) { (self.path, self.offset) = (path, offset) }
}

/// Passes the value at an address to a closure without copying it.
// NB: why `~Copyable`: the compiler copies a copyable value before it calls a closure that it cannot
// look into, and the state of an app is large.
@inlinable
func lend<Root: ~Copyable, Value>(
  _ address: UnsafePointer<Root>, to read: (borrowing Root) -> Value
) -> Value {
  read(address.pointee)
}
