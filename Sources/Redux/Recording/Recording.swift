/// A session as a value: the actions that a store has handled, and the state after each.
///
/// It keeps the state at regular intervals only. The states between them are made again by reducing,
/// which gives the same result because reducers are pure.
public struct Recording<State: StateType>: Sendable {
  /// Some actions in a row, with the state before the first.
  private struct Block {
    let state: State
    let firstNumber: Int
    /// The bytes of the state and of the actions.
    var size: Int
    var actions: [RecordedAction] = []
  }

  private var older: [Block] = []
  /// The block that grows.
  private var newest: Block
  private var olderSize = 0
  private let budget: Int
  private let interval: Int

  init(of state: State, budget: Int, interval: Int) {
    self.budget = budget
    self.interval = interval
    newest = Block(state: state, firstNumber: 1, size: approximateSize(of: state))
  }

  /// The numbers of the actions that are kept; the first action of a session has the number 1.
  public var numbers: Range<Int> {
    (older.first ?? newest).firstNumber..<newest.firstNumber + newest.actions.count
  }

  /// The moments to go to: after each action that is kept, by its number, and before the first.
  public var moments: ClosedRange<Int> { numbers.lowerBound - 1...numbers.upperBound - 1 }

  /// About how many bytes the recording takes.
  public var size: Int { olderSize + newest.size }

  /// Returns an action.
  ///
  /// - Parameter number: One of ``numbers``.
  public subscript(number: Int) -> RecordedAction {
    let block = block(at: number)
    return block.actions[number - block.firstNumber]
  }

  /// Returns the state at a moment.
  ///
  /// It reduces up to 4,096 actions again.
  ///
  /// - Parameter moment: One of ``moments``.
  /// - Returns: The state.
  public func state(at moment: Int) -> State {
    let block = block(at: moment)
    return block.actions.prefix(moment - block.firstNumber + 1)
      .reduce(into: block.state) { $0.reduce($1.action) }
  }

  /// Returns the states at moments in a row, which is quicker than one by one.
  ///
  /// - Parameter moments: A part of ``moments``.
  /// - Returns: The states, one for each moment.
  public func states(at moments: ClosedRange<Int>) -> [State] {
    var states = [state(at: moments.lowerBound)]
    for number in moments.dropFirst() {
      var state = states[states.count - 1]
      state.reduce(self[number].action)
      states.append(state)
    }
    return states
  }

  /// Whether the state is to be kept before the next action.
  @inline(__always)
  var isBlockFull: Bool { newest.actions.count == interval }

  /// Adds an action.
  @inline(__always)
  mutating func append(_ action: RecordedAction, heapSize: Int) {
    newest.size += MemoryLayout<RecordedAction>.stride + heapSize
    newest.actions.append(action)
  }

  /// Adds to the last action how long it took.
  mutating func setDuration(_ nanoseconds: Int64) {
    guard let last = newest.actions.indices.last else { return }
    newest.actions[last].workNanoseconds = UInt32(clamping: nanoseconds)
  }

  /// Keeps the state before the next action.
  ///
  /// The oldest actions go if there are too many bytes.
  mutating func keep(_ state: State) {
    olderSize += newest.size
    older.append(newest)
    newest = Block(
      state: state, firstNumber: newest.firstNumber + newest.actions.count,
      size: approximateSize(of: state))
    newest.actions.reserveCapacity(interval)
    var droppedCount = 0
    while size > budget, droppedCount < older.count {
      olderSize -= older[droppedCount].size
      droppedCount += 1
    }
    older.removeFirst(droppedCount)
  }

  /// Returns the block of an action, or for the moment before all actions the oldest.
  private func block(at moment: Int) -> Block {
    precondition(
      moments.contains(moment),
      "A recording of the moments \(moments) was asked for \(moment). Check `moments` first.")
    guard let oldest = older.first, moment < newest.firstNumber else { return newest }
    return older[max(0, moment - oldest.firstNumber) / interval]
  }
}
