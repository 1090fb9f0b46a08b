import Redux

/// The state of a small app: two features and a log of the actions that were reduced.
struct AppState: StateType, Equatable {
  var counter = 0
  var name = ""
  var posts: DataState<[String]> = .idle
  var reduced: [Int] = []

  var doubled: Int { counter * 2 }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CountAction.increment: counter += 1
    case CountAction.decrement: counter -= 1
    case CountAction.set(let value): counter = value
    case CountAction.log(let value): reduced.append(value)
    case CountAction.rename(let value): name = value
    case CountAction.both(let value): (counter, name) = (value, "\(value)")
    case CountAction.load(let event): posts.reduce(event)
    default: break
    }
  }
}

enum CountAction: ActionType, Equatable {
  case increment
  case decrement
  case set(Int)
  case log(Int)
  case rename(String)
  case both(Int)
  case load(LoadAction<[String]>)
  case nothing
}

struct Failure: Error, Equatable {
  let reason: String
}

/// Records values in order, from any thread.
final class Received<Value: Sendable>: Sendable {
  private let recorded = Guarded<[Value]>([])

  var values: [Value] { recorded.withLock { $0 } }

  func record(_ value: Value) { recorded.withLock { $0.append(value) } }
}

/// A repeatable source of random numbers.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A reference to an object that does not keep it alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }
}

extension Weak: Sendable where Object: Sendable {}
