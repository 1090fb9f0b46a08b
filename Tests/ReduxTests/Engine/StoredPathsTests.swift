import Redux
import TestSupport
import Testing

/// Values of many sizes, some of them observed by several paths.
private struct MixedState: StateType, Equatable {
  struct Pair: Equatable {
    var small: UInt8 = 0
    var large = 0
  }

  var a: UInt8 = 0
  var b: Int64 = 0
  var c = false
  var d: UInt16 = 0
  var pair = Pair()
  var text = ""
  var e: Int8 = 0
  var optional: Int?
  var list: [Int] = []
  var f: Double = 0
  var tuple = (left: UInt8(0), right: 0)
  var nothing = Nothing()
  var g: UInt8 = 0

  mutating func reduce(_ action: any ActionType) {
    for edit in (action as? Edits)?.edits ?? [] { edit(&self) }
  }

  static func == (left: Self, right: Self) -> Bool { left.words == right.words }

  var words: String {
    "\(a) \(b) \(c) \(d) \(pair) \(text) \(e) \(String(describing: optional)) \(list) \(f) \(g) "
      + "\(tuple)"
  }

  static let edits: [@Sendable (inout MixedState) -> Void] = [
    { $0.a &+= 1 }, { $0.b &+= 1 }, { $0.c.toggle() }, { $0.d &+= 1 }, { $0.pair.small &+= 1 },
    { $0.pair.large &+= 1 }, { $0.text += "x" }, { $0.e &-= 1 },
    { $0.optional = $0.b == 1 ? nil : 0 },
    { $0.list.append(1) }, { $0.f += 0.5 }, { $0.tuple.left &+= 1 }, { $0.tuple.right &+= 1 },
    { $0.g &+= 1 },
  ]

  /// A key path to observe, and a description of its value.
  struct Path: Sendable {
    let subscribe:
      @Sendable (Store<MixedState>, @escaping @Sendable (String) -> Void) -> Subscription
    let words: @Sendable (MixedState) -> String

    init<Value: Equatable & Sendable>(_ path: any KeyPath<MixedState, Value> & Sendable) {
      subscribe = { store, receive in store.observe(path).subscribe { receive("\($0)") } }
      words = { "\($0[keyPath: path])" }
    }
  }

  static let paths: [Path] = [
    Path(\.a), Path(\.b), Path(\.c), Path(\.d), Path(\.pair), Path(\.pair.small),
    Path(\.pair.large), Path(\.text), Path(\.e), Path(\.list), Path(\.f), Path(\.tuple.left),
    Path(\.tuple.right), Path(\.nothing), Path(\.g), Path(\.self), Path(\.words),
    Path(\.list.count),
    Path(\.text.isEmpty),
  ]
}

private struct Edits: ActionType {
  let edits: [@Sendable (inout MixedState) -> Void]
}

@Computing @Suite(.timeLimit(.minutes(30))) struct StoredPathsTests {
  @Test(arguments: 1...200)
  func `a sweep finds every change and nothing else`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let store = Store(initialState: MixedState())
    let received = Received<String>()
    var observed: [(id: Int, path: MixedState.Path, subscription: Subscription, last: String)] = []

    for id in 0..<40 {
      if Bool.random(using: &random) || observed.isEmpty {
        let path = MixedState.paths[Int.random(in: MixedState.paths.indices, using: &random)]
        let subscription = path.subscribe(store) { received.record("\(id) \($0)") }
        observed.append((id, path, subscription, path.words(store.state)))
      } else if Int.random(in: 0..<3, using: &random) == 0 {
        observed.remove(at: Int.random(in: observed.indices, using: &random)).subscription.cancel()
      }
      let before = received.values.count
      store.dispatch(
        Edits(edits: MixedState.edits.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }))

      var expected: [String] = []
      for index in observed.indices {
        let words = observed[index].path.words(store.state)
        if words != observed[index].last { expected.append("\(observed[index].id) \(words)") }
        observed[index].last = words
      }
      #expect(Array(received.values.dropFirst(before)) == expected, "seed \(seed), step \(id)")
    }
  }

  @Test func `a part in several blocks of memory is looked at once, even if it has a NaN`() {
    let store = Store(initialState: NumbersState())
    let received = Received<String>()
    store.observe(\.numbers).subscribe { received.record("\($0.first) \($0.last)") }
    store.observe(\.numbers.last).subscribe { received.record("\($0)") }

    store.dispatch(NumbersState.Fill(number: .nan))
    store.dispatch(NumbersState.Fill(number: .nan))
    store.dispatch(NumbersState.Fill(number: 1))

    #expect(received.values == ["0.0 0.0", "0.0", "nan nan", "nan", "1.0 1.0", "1.0"])
  }

  @Test func `a thousand paths of one state are distinct`() {
    let store = Store(initialState: RowsState())
    let received = Received<Int>()
    for row in 0..<1_000 { store.observe(\.[row]).subscribe { _ in received.record(row) } }
    let before = received.values.count

    for row in [0, 500, 999] { store.dispatch(RowsState.Touch(row: row)) }

    #expect(received.values.dropFirst(before) == [0, 500, 999])
  }
}

/// Rows that are observed by computed paths.
private struct RowsState: StateType {
  struct Touch: ActionType { let row: Int }

  private var rows = Array(repeating: 0, count: 1_000)

  subscript(row: Int) -> Int { rows[row] }

  mutating func reduce(_ action: any ActionType) {
    if let touch = action as? Touch { rows[touch.row] += 1 }
  }
}

/// Numbers that take more memory than the sweep compares in one go.
private struct NumbersState: StateType {
  struct Fill: ActionType { let number: Double }

  struct Numbers: Equatable {
    var first = 0.0
    var space = SIMD64<Double>(repeating: 0)
    var last = 0.0

    static func == (left: Self, right: Self) -> Bool {
      left.first == right.first && left.last == right.last
    }
  }

  var numbers = Numbers()

  mutating func reduce(_ action: any ActionType) {
    guard let fill = action as? Fill else { return }
    numbers.first = fill.number
    numbers.last = fill.number
  }
}
