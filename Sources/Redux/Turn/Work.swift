/// What a store has to do, one at a time.
enum Work {
  /// An action that has come to the middleware of that position, dispatched by that thread.
  case action(any ActionType, position: Int, origin: UInt)
  /// An observer that has not heard the current value yet.
  case start(Observer)
  /// The store is gone: nothing follows.
  case end
}
