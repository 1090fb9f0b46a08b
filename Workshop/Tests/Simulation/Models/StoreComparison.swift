#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Synchronization

  @testable import Redux

  /// A value whose neighbors are equal to it.
  struct Coarse: Equatable, Sendable {
    var value = 0

    static func == (one: Self, other: Self) -> Bool { one.value / 2 == other.value / 2 }
  }

  struct Pair: Equatable, Sendable {
    var x = 0
    var y = 0
    var sum: Int { x + y }
  }

  struct WatchedState: StateType, Equatable {
    var a = 0
    var b = 0
    var pair = Pair()
    var list: [Int] = []
    var coarse = Coarse()
    var sum: Int { a + b }

    mutating func reduce(_ action: any ActionType) {
      switch action {
      case WatchedAction.a(let value): a = value
      case WatchedAction.b(let value): b = value
      case WatchedAction.x(let value): pair.x = value
      case WatchedAction.y(let value): pair.y = value
      case WatchedAction.swapped: (a, b) = (b, a)
      case WatchedAction.appended(let value): list = (list + [value]).suffix(2)
      case WatchedAction.coarse(let value): coarse.value = value
      default: break
      }
    }
  }

  enum WatchedAction: ActionType {
    case a(Int), b(Int), x(Int), y(Int), swapped, appended(Int), coarse(Int), nothing
  }

  /// What a store tells its observers, and how many parts it keeps, beside a model.
  struct StoreComparison: ModelComparison {
    /// What is observed.
    enum Subject: CaseIterable {
      case a, b, x, list, coarse, sum, closure, both, twice, mixed, scopedX, scopedSum
    }

    enum Operation {
      case act(WatchedAction)
      case observe(Subject, onMain: Bool, isMapped: Bool, hasOwner: Bool)
      case end(Int)
    }

    static let promise = "a store tells what it says"
    static let length = 30

    /// An observer as it has to be.
    private struct Watcher {
      let subject: Subject
      let isMapped: Bool
      var last: [Int]
      var subscription: Subscription?
      var owner: Owner?
      var isOver = false
    }

    private final class Owner: Sendable {}

    private final class Calls: Sendable {
      let all = Mutex<[String]>([])

      func add(_ number: Int, _ value: [Int]) { all.withLock { $0.append("\(number): \(value)") } }
    }

    private let store = Store(initialState: WatchedState())
    private let calls = Calls()
    private var state = WatchedState()
    private var watchers: [Watcher] = []
    private var expected: [String] = []

    init() {}

    mutating func perform(_ operation: Operation) -> String? {
      switch operation {
      case .act(let action):
        state.reduce(action)
        tell()
        store.dispatch(action)
      case .observe(let subject, let onMain, let isMapped, let hasOwner):
        observe(subject, onMain: onMain, isMapped: isMapped, Owner(), hasOwner: hasOwner)
      case .end(let number):
        guard !watchers.isEmpty else { return nil }
        let index = number % watchers.count
        watchers[index].isOver = true
        if watchers[index].owner == nil { watchers[index].subscription?.cancel() }
        watchers[index].owner = nil
      }
      return different("the calls", calls.all.withLock { $0 }, expected)
        ?? different("the state", store.state, state)
        ?? different(
          "the number of subscriptions", store.subscriptionCount, watchers.count { !$0.isOver })
        ?? different("the number of parts", store.partCount, partCount)
    }

    /// Notes whom the store has to tell something now.
    private mutating func tell() {
      for index in watchers.indices where !watchers[index].isOver {
        let value = watchers[index].subject.value(in: state, isMapped: watchers[index].isMapped)
        guard value != watchers[index].last else { continue }
        watchers[index].last = value
        expected.append("\(index): \(value)")
      }
    }

    /// The number of parts that somebody observes; each closure is a part of its own.
    private var partCount: Int {
      let closures = watchers.count { !$0.isOver && $0.subject == .closure }
      let names = watchers.filter { !$0.isOver }.flatMap(\.subject.parts)
      return Set(names).count + closures
    }

    private mutating func observe(
      _ subject: Subject, onMain: Bool, isMapped: Bool, _ owner: Owner, hasOwner: Bool
    ) {
      let number = watchers.count
      let value = subject.value(in: state, isMapped: isMapped)
      watchers.append(Watcher(subject: subject, isMapped: isMapped, last: value))
      expected.append("\(number): \(value)")
      let watch = Watch(number: number, isMapped: isMapped, owner: hasOwner ? owner : nil, calls)
      watchers[number].owner = hasOwner ? owner : nil
      watchers[number].subscription =
        onMain
        ? MainActor.assumeIsolated { watch.begin(subject.onMain(store)) }
        : watch.begin(subject.directly(store))
    }

    /// Subscribes in one of the ways that there are.
    private struct Watch {
      let number: Int
      let isMapped: Bool
      let owner: Owner?
      let calls: Calls

      init(number: Int, isMapped: Bool, owner: Owner?, _ calls: Calls) {
        self.number = number
        self.isMapped = isMapped
        self.owner = owner
        self.calls = calls
      }

      func begin(_ stream: StateStream<[Int]>) -> Subscription {
        let stream = isMapped ? stream.map { $0.map { $0 % 2 } } : stream
        guard let owner else {
          return stream.subscribe { [calls, number] in calls.add(number, $0) }
        }
        return stream.subscribe(with: owner) { [calls, number] in calls.add(number, $1) }
      }

      @MainActor func begin(_ stream: MainStateStream<[Int]>) -> Subscription {
        let stream = isMapped ? stream.map { $0.map { $0 % 2 } } : stream
        guard let owner else {
          return stream.subscribe { [calls, number] in calls.add(number, $0) }
        }
        return stream.subscribe(with: owner) { [calls, number] in calls.add(number, $1) }
      }
    }
  }

  extension StoreComparison.Subject {
    /// The names of the parts that it consists of; a closure has none.
    fileprivate var parts: [String] {
      switch self {
      case .a, .twice: ["a"]
      case .b: ["b"]
      case .x, .scopedX: ["pair.x"]
      case .list: ["list"]
      case .coarse: ["coarse"]
      case .sum: ["sum"]
      case .closure: []
      case .both: ["a", "b"]
      case .mixed: ["a", "sum"]
      case .scopedSum: ["pair.sum"]
      }
    }

    fileprivate func value(in state: WatchedState, isMapped: Bool) -> [Int] {
      let value: [Int] =
        switch self {
        case .a: [state.a]
        case .b: [state.b]
        case .x, .scopedX: [state.pair.x]
        case .list: state.list
        case .coarse: [state.coarse.value / 2]
        case .sum, .closure: [state.a + state.b]
        case .both: [state.a, state.b]
        case .twice: [state.a, state.a]
        case .mixed: [state.a, state.a + state.b]
        case .scopedSum: [state.pair.x + state.pair.y]
        }
      return isMapped ? value.map { $0 % 2 } : value
    }
  }

  extension StoreComparison.Subject {
    fileprivate func directly(_ store: Store<WatchedState>) -> StateStream<[Int]> {
      let pair = store.scoped(to: \.pair)
      return switch self {
      case .a: store.observe(\.a).asNumbers { [$0] }
      case .b: store.observe(\.b).asNumbers { [$0] }
      case .x: store.observe(\.pair.x).asNumbers { [$0] }
      case .list: store.observe(\.list)
      case .coarse: store.observe(\.coarse).asNumbers { [$0.value / 2] }
      case .sum: store.observe(\.sum).asNumbers { [$0] }
      case .closure: store.observe { $0.a + $0.b }.asNumbers { [$0] }
      case .both: store.observe(\.a, \.b).asNumbers { [$0, $1] }
      case .twice: store.observe(\.a, \.a).asNumbers { [$0, $1] }
      case .mixed: store.observe(\.a, \.sum).asNumbers { [$0, $1] }
      case .scopedX: pair.observe(\.x).asNumbers { [$0] }
      case .scopedSum: pair.observe(\.sum).asNumbers { [$0] }
      }
    }

    @MainActor fileprivate func onMain(_ store: Store<WatchedState>) -> MainStateStream<[Int]> {
      let pair = store.scoped(to: \.pair)
      return switch self {
      case .a: store.observeOnMain(\.a).asNumbers { [$0] }
      case .b: store.observeOnMain(\.b).asNumbers { [$0] }
      case .x: store.observeOnMain(\.pair.x).asNumbers { [$0] }
      case .list: store.observeOnMain(\.list)
      case .coarse: store.observeOnMain(\.coarse).asNumbers { [$0.value / 2] }
      case .sum: store.observeOnMain(\.sum).asNumbers { [$0] }
      case .closure: store.observeOnMain { $0.a + $0.b }.asNumbers { [$0] }
      case .both: store.observeOnMain(\.a, \.b).asNumbers { [$0, $1] }
      case .twice: store.observeOnMain(\.a, \.a).asNumbers { [$0, $1] }
      case .mixed: store.observeOnMain(\.a, \.sum).asNumbers { [$0, $1] }
      case .scopedX: pair.observeOnMain(\.x).asNumbers { [$0] }
      case .scopedSum: pair.observeOnMain(\.sum).asNumbers { [$0] }
      }
    }
  }

  // NB: unlike `map`, these pass on what is told twice.
  extension StateStream {
    fileprivate func asNumbers(
      _ numbers: @escaping @Sendable (Value) -> [Int]
    ) -> StateStream<[Int]> {
      StateStream<[Int]> { [attach] lifetime, receive in
        attach(lifetime) { receive(numbers($0)) }
      }
    }
  }

  extension MainStateStream {
    fileprivate func asNumbers(
      _ numbers: @escaping @MainActor (Value) -> [Int]
    ) -> MainStateStream<[Int]> {
      MainStateStream<[Int]> { [attach] lifetime, receive in
        attach(lifetime) { receive(numbers($0)) }
      }
    }
  }

  extension Store {
    /// The number of parts that the store compares or computes with each action.
    var partCount: Int {
      engine.observers.withLock { observers in
        let mirror = Mirror(reflecting: observers)
        let computed = mirror.descendant("computed") as? [ObservedPart] ?? []
        let stored = mirror.descendant("stored", "blocks").map { Mirror(reflecting: $0) }
        let blocks = stored?.children.compactMap {
          Mirror(reflecting: $0.value).descendant("parts") as? [ObservedPart]
        }
        return Set((computed + (blocks ?? []).joined()).map { ObjectIdentifier($0) }).count
      }
    }
  }

  extension StoreComparison {
    static func operation(_ stream: inout RandomStream) -> Operation {
      let number = stream.number(0...2)
      switch stream.number(0...9) {
      case 0...2:
        return .observe(
          stream.pick(Subject.allCases), onMain: stream.chance(40), isMapped: stream.chance(25),
          hasOwner: stream.chance(30))
      case 3, 4: return .end(stream.number(0...9))
      default:
        return .act(
          stream.pick([
            .a(number), .b(number), .x(number), .y(number), .swapped, .appended(number),
            .coarse(number), .nothing,
          ]))
      }
    }
  }
#endif
