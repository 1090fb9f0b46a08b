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
  /// About how many bytes all actions take.
  private(set) var size = 0

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
  mutating func append(_ action: RecordedAction, heapSize: Int) -> Bool {
    newestSize += MemoryLayout<RecordedAction>.stride + heapSize
    newest.append(action)
    return newest.count == interval
  }

  /// Begins a block.
  mutating func beginBlock() {
    older.append((newest, newestSize))
    size += newestSize
    newest = []
    newest.reserveCapacity(interval)
    newestSize = 0
  }

  /// Drops the oldest block.
  mutating func dropBlock() {
    size -= older.removeFirst().size
    firstNumber += interval
  }

  /// Adds to the last action how long it took.
  mutating func setDuration(_ nanoseconds: Int64) {
    guard let last = newest.indices.last else { return }
    newest[last].workNanoseconds = UInt32(clamping: nanoseconds)
  }
}
