/// Where a store stands that shows an earlier moment.
public struct Travel: Equatable, Sendable {
  /// The moment whose state the store has: the number of the last action in it.
  public internal(set) var moment: Int
  /// The number of actions that were ignored since, because they belong to the past.
  public internal(set) var droppedCount = 0
  /// The number of actions of running effects that wait for the return to the present.
  public internal(set) var heldCount = 0

  init(moment: Int) { self.moment = moment }
}
