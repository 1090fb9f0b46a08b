/// The actions of a session, without its states, in blocks between which the state is kept.
struct ActionLog: Sendable {
  /// The number of actions after which the state is kept.
  let interval: Int
  /// The number of the oldest action that is kept.
  private(set) var firstNumber = 1
  /// Full blocks of actions, and the bytes of each.
  private var older: [(actions: [RecordedAction], size: Int)] = []
  private var newest: [RecordedAction] = []
  private var newestSize = 0
  /// About how many bytes the full blocks take.
  private(set) var size = 0
  /// Memory for the next block: fresh memory costs 10 ns an action.
  private var spare: [RecordedAction] = []

  /// The number of full blocks.
  var blockCount: Int { older.count }

  init(interval: Int) { self.interval = interval }

  /// The numbers of the actions that are kept.
  var numbers: Range<Int> {
    firstNumber..<firstNumber + older.count * interval + newest.count
  }

  subscript(number: Int) -> RecordedAction {
    let (block, position) = (number - firstNumber).quotientAndRemainder(dividingBy: interval)
    return block < older.count ? older[block].actions[position] : newest[position]
  }

  /// Adds an action, and returns whether the state after it is to be kept.
  @inline(__always)
  mutating func append(
    _ action: any ActionType, from source: ActionSource?, at nanoseconds: Int64, calls: Int,
    heapSize: Int
  ) -> Bool {
    newestSize += MemoryLayout<RecordedAction>.stride + heapSize
    newest.append(
      RecordedAction(
        action: action, origin: source, nanoseconds: nanoseconds,
        calls: UInt32(truncatingIfNeeded: calls)))
    return newest.count == interval
  }

  /// Begins a block.
  mutating func beginBlock() {
    older.append((newest, newestSize))
    size += newestSize
    (newest, spare, newestSize) = (spare, [], 0)
    newest.reserveCapacity(interval)
  }

  /// Removes the oldest block, and returns its actions.
  mutating func removeBlock() -> [RecordedAction] {
    let block = older.removeFirst()
    size -= block.size
    firstNumber += interval
    return block.actions
  }

  /// Takes the memory of a block that was removed.
  mutating func reuse(_ memory: [RecordedAction]) { spare = memory }

  /// Adds to the last action how long it took.
  mutating func setDuration(_ nanoseconds: Int64) {
    guard let last = newest.indices.last else { return }
    newest[last].workNanoseconds = UInt32(clamping: nanoseconds)
  }
}
