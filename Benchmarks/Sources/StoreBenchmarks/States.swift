import Redux

/// What the benchmarks' states do.
enum BenchAction: ActionType {
  /// Changes what nobody observes, or what everybody does where one path is observed.
  case increment
  /// Changes one of the observed cells.
  case touchOne
  /// Changes all cells.
  case touchAll
  /// Changes an element of the array in place.
  case setItem
  case add(Int)
}

/// Too large to lie inside `any ActionType`.
struct LargeAction: ActionType {
  var numbers = (0, 1, 2, 3, 4, 5, 6, 7)
}

/// A counter beside a number of cells.
struct CellState<Cells: CellBlock>: StateType {
  var counter = 0
  var flag = false
  var cells = Cells()

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case BenchAction.increment: counter += 1
    case BenchAction.touchOne: cells.touchOne()
    case BenchAction.touchAll: cells.update { $0 += 1 }
    case BenchAction.add(let amount): counter += amount
    case is LargeAction: flag.toggle()
    default: break
    }
  }

  static var paths: [Path<Self>] {
    Cells.paths.map { sendable((\Self.cells).appending(path: $0)) }
  }
}

/// An array beside a counter.
struct ArrayState: StateType {
  var counter = 0
  var items: [Int]

  init(count: Int) { items = Array(repeating: 0, count: count) }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case BenchAction.setItem: if !items.isEmpty { items[items.count / 2] += 1 }
    default: break
    }
  }
}

/// A path to a number.
typealias Path<State> = any KeyPath<State, Int> & Sendable

// NB: `Sendable` is a marker without a trace at run time, so the two types are the same there; these
// key paths capture nothing.
private func sendable<State>(_ path: KeyPath<State, Int>) -> Path<State> {
  unsafeBitCast(path, to: Path<State>.self)
}
