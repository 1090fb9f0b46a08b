/// A state inside a store: the whole one, or a part of it.
///
/// The functions of ``StoreType`` use it. You need it only for a store type of your own, which returns
/// that of the store that it wraps.
public struct StateAccess<State: Sendable>: Sendable {
  private let engine: any StateEngine
  /// The place of this state in that of the store.
  @usableFromInline let offset: Int

  init(_ engine: any StateEngine, offset: Int = 0) {
    (self.engine, self.offset) = (engine, offset)
  }

  /// The log of the store's recorder, if it has one.
  var log: SessionLog? { engine.log }

  /// Returns the access to a stored property of this state.
  func part<Part>(_ keyPath: any KeyPath<State, Part> & Sendable) -> StateAccess<Part> {
    guard let place = MemoryLayout<State>.offset(of: keyPath) else {
      trap(
        """
        A store was scoped to \(keyPath), which is computed, optional or inside of a collection. \
        Scope it to a stored property, and observe the rest by a closure.
        """)
    }
    return StateAccess<Part>(engine, offset: offset + place)
  }

  @usableFromInline
  func read<Result: Sendable>(_ body: (UnsafeRawPointer) -> Result) -> Result {
    engine.read(body)
  }

  @usableFromInline
  func stream<Value>(_ part: Part<Value>) -> StateStream<Value> {
    stream { $0.source(part) }
  }

  @usableFromInline
  func mainStream<Value>(_ part: Part<Value>) -> MainStateStream<Value> {
    mainStream { $0.source(part) }
  }

  @usableFromInline
  func stream<each Value>(joining parts: repeat Part<each Value>)
    -> StateStream<(repeat each Value)>
  {
    stream { $0.source(joining: repeat each parts) }
  }

  @usableFromInline
  func mainStream<each Value>(joining parts: repeat Part<each Value>)
    -> MainStateStream<(repeat each Value)>
  {
    mainStream { $0.source(joining: repeat each parts) }
  }

  private func stream<Value>(_ opening: @escaping Opening<Value>) -> StateStream<Value> {
    StateStream { [engine] in engine.subscribe(to: opening, lifetime: $0, $1) }
  }

  private func mainStream<Value>(_ opening: @escaping Opening<Value>) -> MainStateStream<Value> {
    MainStateStream { [engine] in engine.subscribeOnMain(to: opening, lifetime: $0, $1) }
  }
}
