import Redux

/// The actions of a recording, without its states, in blocks between which the state is kept.
struct ActionLog: Sendable {
  private struct Block {
    let firstNumber: Int
    let actions: [RecordedAction]
    let size: Int
  }

  /// The most actions in a block.
  private var interval: Int
  /// The bytes with which a block is full.
  private(set) var blockSize: Int
  /// The full blocks.
  private var older: [Block] = []
  private var newest: [RecordedAction] = []
  /// The number of the first action in the newest block.
  private var newestNumber = 1
  private var newestSize = 0
  private var olderSize = 0
  /// Memory for the next block: fresh memory costs 10 ns an action.
  private var spare: [RecordedAction] = []

  init(interval: Int, blockSize: Int = .max, firstNumber: Int = 1) {
    self.interval = interval
    self.blockSize = blockSize
    newestNumber = firstNumber
  }

  /// Sets when the blocks from now on are full.
  mutating func setLimits(interval: Int, blockSize: Int) {
    self.interval = interval
    self.blockSize = blockSize
  }

  /// Removes all actions after one.
  mutating func removeAll(after number: Int) {
    let index = blockIndex(of: number + 1)
    let first = firstNumber(ofBlock: index)
    let actions = index < older.count ? older[index].actions : newest
    newest = Array(actions.prefix(number + 1 - first))
    newestSize = newest.reduce(0) {
      $0 + MemoryLayout<RecordedAction>.stride + heapSize(of: $1.action)
    }
    newestNumber = first
    older.removeSubrange(index...)
    olderSize = older.reduce(0) { $0 + $1.size }
    spare = []
  }

  /// About how many bytes the actions take.
  var size: Int { olderSize + newestSize }

  /// The numbers of the actions that are kept.
  var numbers: Range<Int> {
    (older.first?.firstNumber ?? newestNumber)..<newestNumber + newest.count
  }

  subscript(number: Int) -> RecordedAction {
    guard number < newestNumber else { return newest[number - newestNumber] }
    let block = older[blockIndex(of: number)]
    return block.actions[number - block.firstNumber]
  }

  /// Returns the action that probably caused what a source starts now.
  ///
  /// Between an action and what it starts, effects of others dispatch theirs from other threads.
  func cause(of source: ActionSource?, startingAs effect: ActionSource) -> Int {
    let last = numbers.upperBound - 1
    guard let source else { return last }
    for number in numbers.suffix(32).reversed() {
      let origin = self[number].origin
      if origin === source || origin?.name == effect.name { return number }
      if origin?.effect == nil { break }
    }
    return last
  }

  /// Returns the position of the block with an action, or with the next one to come.
  func blockIndex(of number: Int) -> Int {
    var range = older.startIndex..<older.endIndex
    while let last = range.last {
      let middle = (range.lowerBound + last) / 2
      let end = older[middle].firstNumber + older[middle].actions.count
      range = end <= number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  /// Returns the number of the first action in a block.
  func firstNumber(ofBlock index: Int) -> Int {
    index < older.count ? older[index].firstNumber : newestNumber
  }

  /// Adds an action, and returns whether its block is full.
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
    return newest.count == interval || newestSize >= blockSize
  }

  /// Begins a block.
  mutating func beginBlock() {
    let isShort = newest.count < interval
    // A short block takes no more memory than it counts.
    let actions = isShort ? newest.map(\.self) : newest
    older.append(Block(firstNumber: newestNumber, actions: actions, size: newestSize))
    olderSize += newestSize
    newestNumber += newest.count
    newestSize = 0
    guard !isShort else { return newest.removeAll(keepingCapacity: true) }
    newest = spare
    spare = []
    newest.reserveCapacity(interval)
  }

  /// Removes the oldest block, unless it is the only full one, and returns its actions.
  mutating func removeBlock() -> [RecordedAction]? {
    guard older.count > 1 else { return nil }
    let block = older.removeFirst()
    olderSize -= block.size
    return block.actions
  }

  /// Takes the memory of a block that was removed.
  mutating func reuse(_ memory: [RecordedAction]) {
    if memory.capacity >= interval { spare = memory }
  }

  /// Adds to the last action how long it took.
  mutating func setDuration(_ nanoseconds: Int64) {
    guard let last = newest.indices.last else { return }
    newest[last].work = CompactDuration(nanoseconds: nanoseconds)
  }
}
