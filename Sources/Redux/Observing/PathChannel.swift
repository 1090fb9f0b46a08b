/// The channel of one key path.
final class PathChannel<State, Value: Equatable & Sendable>: ValueChannel<Value>,
  @unchecked Sendable
{
  private let keyPath: any KeyPath<State, Value> & Sendable
  private let last: UnsafeMutablePointer<Value>

  init(_ keyPath: any KeyPath<State, Value> & Sendable, in state: UnsafeRawPointer) {
    self.keyPath = keyPath
    last = .allocate(capacity: 1)
    last.initialize(to: state.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath])
    super.init(
      keyPaths: [keyPath],
      bytes: MemoryLayout<State>.offset(of: keyPath).map { $0..<$0 + MemoryLayout<Value>.size })
  }

  override var value: Value { last.pointee }

  override func areEqual(_ left: Value, _ right: Value) -> Bool { left == right }

  /// Keeps the new value even if it equals the last: its bytes are what the next look compares.
  override func update(from state: UnsafeRawPointer) -> Bool {
    guard let bytes else {
      let new = state.assumingMemoryBound(to: State.self).pointee[keyPath: keyPath]
      let isChanged = new != last.pointee && differInBytes(new, last.pointee)
      last.pointee = new
      return isChanged
    }
    let new = (state + bytes.lowerBound).assumingMemoryBound(to: Value.self)
    let isChanged = new.pointee != last.pointee
    last.update(from: new, count: 1)
    return isChanged
  }

  /// A computed NaN counts as unchanged, as a stored one does.
  private func differInBytes(_ left: Value, _ right: Value) -> Bool {
    withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { !left.elementsEqual($0) } }
  }

  deinit {
    last.deinitialize(count: 1)
    last.deallocate()
  }
}
