import Redux

/// The actions that change the benchmarks' states.
enum BenchAction: ActionType {
  /// Changes the counter, which is observed only where threads are measured.
  case increment
  /// Changes one of the observed cells.
  case touchOne
  /// Changes all cells.
  case touchAll
  /// Changes an element of the array in place.
  case setItem
  case add(Int)
}

/// An action that is too large to be stored inside `any ActionType`.
struct LargeAction: ActionType {
  var numbers = (0, 1, 2, 3, 4, 5, 6, 7)
}

/// A counter beside a number of cells.
///
/// Each number of cells has its own type, as each app's state has: a reducer that is compiled for
/// any number is slower.
protocol CellState: StateType {
  associatedtype Cells: CellBlock
  init()
  var counter: Int { get set }
  var flag: Bool { get set }
  var cells: Cells { get set }
  static var toCells: WritableKeyPath<Self, Cells> { get }
}

extension CellState {
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
    Cells.paths.map { sendable(toCells.appending(path: $0)) }
  }
}

struct OneCell: CellState {
  var counter = 0
  var flag = false
  var cells = 0
  static var toCells: WritableKeyPath<Self, Int> { \.cells }
}

struct FourteenCells: CellState {
  var counter = 0
  var flag = false
  var cells = Seven<Two<Int>>()
  static var toCells: WritableKeyPath<Self, Seven<Two<Int>>> { \.cells }
}

struct ThousandCells: CellState {
  var counter = 0
  var flag = false
  var cells = Ten<Ten<Ten<Int>>>()
  static var toCells: WritableKeyPath<Self, Ten<Ten<Ten<Int>>>> { \.cells }
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

// NB: `Sendable` has no representation at run time, so the two types are the same there; these key
// paths capture nothing.
private func sendable<State>(_ path: KeyPath<State, Int>) -> Path<State> {
  unsafeBitCast(path, to: Path<State>.self)
}
