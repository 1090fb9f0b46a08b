/// The position of a state in the store's state: stored at an offset, or computed.
@usableFromInline
struct Place<State: Sendable>: Sendable {
  @usableFromInline let offset: Int
  /// Computes the state from the address of the store's, if it isn't stored.
  @usableFromInline let compute: (@Sendable (UnsafeRawPointer) -> State)?

  @usableFromInline
  init(offset: Int = 0, compute: (@Sendable (UnsafeRawPointer) -> State)? = nil) {
    self.offset = offset
    self.compute = compute
  }

  /// Returns the offset of a stored property in the store's state.
  @inlinable
  func offset<Value>(of path: any KeyPath<State, Value> & Sendable) -> Int? {
    guard compute == nil else { return nil }
    return MemoryLayout<State>.offset(of: path).map { offset + $0 }
  }

  /// Passes this state to a closure, given the address of the store's.
  @inlinable @inline(__always)
  func lend<Value>(_ root: UnsafeRawPointer, to read: (State) -> Value) -> Value {
    guard let compute else {
      return Redux.lend((root + offset).assumingMemoryBound(to: State.self), to: read)
    }
    return read(compute(root))
  }
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
