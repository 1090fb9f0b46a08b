/// A state inside a store: the whole one, or a part of it.
///
/// The functions of ``StoreType`` use it. You need it only for a store type of your own, which returns
/// the access of the store that it wraps.
public struct StateAccess<State: Sendable>: Sendable {
  private let engine: any AnyStoreEngine
  /// The position of this state in the store's, if it is stored there.
  @usableFromInline let offset: Int
  /// Computes this state from the address of the store's, if it isn't stored.
  @usableFromInline let compute: (@Sendable (UnsafeRawPointer) -> State)?

  init(
    _ engine: any AnyStoreEngine, offset: Int = 0,
    compute: (@Sendable (UnsafeRawPointer) -> State)? = nil
  ) {
    self.engine = engine
    self.offset = offset
    self.compute = compute
  }

  /// The tool of the store, if it has one.
  var tool: (any StoreTool)? { engine.anyTool }

  /// Calls a closure, in which what the caller's thread dispatches to the store is an action of an effect.
  func perform(as run: EffectRun, _ dispatch: () -> Void) { engine.perform(as: run, dispatch) }

  /// Returns the offset of a stored property in the store's state.
  @inlinable
  func offset<Value>(of path: any KeyPath<State, Value> & Sendable) -> Int? {
    guard compute == nil else { return nil }
    return MemoryLayout<State>.offset(of: path).map { offset + $0 }
  }

  /// Returns the access to the part of this state at a key path.
  func part<Part>(_ path: any KeyPath<State, Part> & Sendable) -> StateAccess<Part> {
    guard let offset = offset(of: path) else { return part { $0[keyPath: path] } }
    return StateAccess<Part>(engine, offset: offset)
  }

  /// Returns the access to a part of this state that a closure computes.
  @inlinable
  func part<Part>(_ part: @escaping @Sendable (State) -> Part) -> StateAccess<Part> {
    let offset = offset
    guard let compute else {
      return computed { withBorrowed(($0 + offset).assumingMemoryBound(to: State.self), part) }
    }
    return computed { part(compute($0)) }
  }

  @usableFromInline
  func computed<Part>(
    _ compute: @escaping @Sendable (UnsafeRawPointer) -> Part
  ) -> StateAccess<Part> {
    StateAccess<Part>(engine, compute: compute)
  }

  /// Passes this state to a closure, between two actions.
  @inlinable @inline(__always)
  func read<Result: Sendable>(_ body: (State) -> Result) -> Result {
    readBytes { address in
      guard let compute else {
        return withBorrowed((address + offset).assumingMemoryBound(to: State.self), body)
      }
      return body(compute(address))
    }
  }

  @usableFromInline
  func readBytes<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    engine.read(body)
  }

  @usableFromInline
  func stream<Value>(_ part: Part<Value>) -> StateStream<Value> {
    stream { $0.observed(part) }
  }

  @usableFromInline
  func mainStream<Value>(_ part: Part<Value>) -> MainStateStream<Value> {
    mainStream { $0.observed(part) }
  }

  @usableFromInline
  func stream<each Value: Equatable>(joining parts: repeat Part<each Value>)
    -> StateStream<(repeat each Value)>
  {
    stream { $0.observed(joining: repeat each parts) }
  }

  @usableFromInline
  func mainStream<each Value: Equatable>(joining parts: repeat Part<each Value>)
    -> MainStateStream<(repeat each Value)>
  {
    mainStream { $0.observed(joining: repeat each parts) }
  }

  private func stream<Value>(_ lookup: @escaping ValueLookup<Value>) -> StateStream<Value> {
    StateStream { [engine] in engine.subscribe(to: lookup, lifetime: $0, $1) }
  }

  private func mainStream<Value>(_ lookup: @escaping ValueLookup<Value>) -> MainStateStream<Value> {
    MainStateStream { [engine] in engine.subscribeOnMain(to: lookup, lifetime: $0, $1) }
  }
}

extension StateAccess {
  /// Returns a part of several values, which a closure computes together.
  @inlinable @inline(__always)
  func joined<each Value: Equatable>(
    _ values: @escaping @Sendable (State) -> (repeat each Value)
  ) -> Part<(repeat each Value)> {
    Part(of: self, values) { left, right in
      for (left, right) in repeat (each left, each right) {
        guard areSame(left, right) else { return false }
      }
      return true
    }
  }
}

/// The engine of a store, for code that does not know the type of the whole state.
protocol AnyStoreEngine: AnyObject, Sendable {
  /// The tool of the store, if it has one.
  var anyTool: (any StoreTool)? { get }

  /// Passes the address of the state to a closure, between two actions.
  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result

  /// Calls a closure, in which what the caller's thread dispatches is an action of an effect.
  func perform(as run: EffectRun, _ dispatch: () -> Void)

  /// Adds an observer behind all others, and calls it with the current value.
  func subscribe<Value>(
    to lookup: ValueLookup<Value>, lifetime: Lifetime,
    _ receive: @escaping @Sendable (Value) -> Void
  ) -> Subscription

  /// Adds an observer on the main actor behind all others, and calls it with the current value.
  func subscribeOnMain<Value>(
    to lookup: ValueLookup<Value>, lifetime: Lifetime,
    _ receive: @escaping @MainActor (Value) -> Void
  ) -> Subscription
}
