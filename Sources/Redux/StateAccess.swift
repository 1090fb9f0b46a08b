/// A state inside a store: the whole one, or a part of it.
///
/// The functions of ``StoreType`` use it. You need it only for a store type of your own, which returns
/// the access of the store that it wraps.
public struct StateAccess<State: Sendable>: Sendable {
  private let engine: any StateEngine
  @usableFromInline let place: Place<State>

  init(_ engine: any StateEngine, _ place: Place<State> = Place()) {
    self.engine = engine
    self.place = place
  }

  /// The recorder of the store, if it has one.
  var recorder: (any StoreRecorder)? { engine.recorder }

  /// Returns the access to the part of this state at a key path.
  func part<Part>(_ path: any KeyPath<State, Part> & Sendable) -> StateAccess<Part> {
    guard let offset = place.offset(of: path) else { return part { $0[keyPath: path] } }
    return StateAccess<Part>(engine, Place(offset: offset))
  }

  /// Returns the access to a part of this state that a closure computes.
  @inlinable
  func part<Part>(_ part: @escaping @Sendable (State) -> Part) -> StateAccess<Part> {
    let place = place
    return at(Place(compute: { place.lend($0, to: part) }))
  }

  @usableFromInline
  func at<Part>(_ place: Place<Part>) -> StateAccess<Part> { StateAccess<Part>(engine, place) }

  @inlinable @inline(__always)
  func part<each Value: Equatable>(
    joining values: @escaping @Sendable (State) -> (repeat each Value)
  ) -> Part<(repeat each Value)> {
    Part(in: place, values) { left, right in
      for (left, right) in repeat (each left, each right) {
        guard areSame(left, right) else { return false }
      }
      return true
    }
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
  func stream<each Value: Equatable>(joining parts: repeat Part<each Value>)
    -> StateStream<(repeat each Value)>
  {
    stream { $0.source(joining: repeat each parts) }
  }

  @usableFromInline
  func mainStream<each Value: Equatable>(joining parts: repeat Part<each Value>)
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
