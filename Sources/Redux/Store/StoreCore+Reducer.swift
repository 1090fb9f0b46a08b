import Synchronization

extension StoreCore {
  /// Whether a reducer of this store called the caller, or another that runs under the lock.
  @inline(__always)
  var isInReducer: Bool { observations.isHeldByCaller() }

  /// Traps where waiting for the lock would be for ever.
  @inline(__always)
  func forbidInReducer(_ message: @autoclosure () -> String) {
    precondition(!isInReducer, message())
  }

  /// Traps if an action is dispatched inside a reducer.
  @inline(__always)
  func forbidInReducer(dispatching action: any ActionType) {
    if isInReducer { refuse(action) }
  }

  // NB: the caller runs inside `reduce(_:)`, where `reducing` points to the action that the caller
  // of that function holds, or elsewhere under the lock, where it is nil.
  private func refuse(_ action: any ActionType) -> Never {
    let other = reducing.load(ordering: .relaxed).map { "\($0.pointee)" } ?? "no action yet"
    preconditionFailure(
      """
      \(action) was dispatched inside the reducer that handles \(other). A reducer only changes its \
      state: dispatch from middleware, an observer or an action creator.
      """)
  }
}
