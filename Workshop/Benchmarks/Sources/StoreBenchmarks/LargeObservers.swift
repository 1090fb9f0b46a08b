import Measuring
import Redux

/// The same observers in three stores with a large state.
struct LargeObservers<State: LargeState> {
  typealias Style = State.Style

  let bare = BareState(State())
  let store = Store(initialState: State())
  let combine = CombineStore(State())
  let observation = ObservationStore(State())

  /// The number of observers that are still to be added, of stored numbers and of other values.
  private var (storedCount, otherCount): (Int, Int)

  /// Adds observers to all stores, the same number in each feature.
  init(stored: Int, others: Int) {
    (storedCount, otherCount) = (stored, others)
    addAll(\.a)
    addAll(\.b)
    addAll(\.c)
  }

  private mutating func addAll<Tens>(
    _ ten: any WritableKeyPath<ThirtyFeatures<Style>, TenFeatures<Style, Tens>> & Sendable
  ) {
    add(ten, \.d0)
    add(ten, \.d1)
    add(ten, \.d2)
    add(ten, \.d3)
    add(ten, \.d4)
    add(ten, \.d5)
    add(ten, \.d6)
    add(ten, \.d7)
    add(ten, \.d8)
    add(ten, \.d9)
  }

  private mutating func add<Tens, Place>(
    _ ten: any WritableKeyPath<ThirtyFeatures<Style>, TenFeatures<Style, Tens>> & Sendable,
    _ feature: any WritableKeyPath<TenFeatures<Style, Tens>, LargeFeature<Place>> & Sendable
  ) {
    typealias Feature = LargeFeature<Place>
    let path = State.toFeatures.appending(path: ten).appending(path: feature)
    let scope = store.scoped(to: State.toFeatures).scoped(to: ten).scoped(to: feature)
    for index in 0..<share(of: \.storedCount) {
      let number = Feature.stored[index % Feature.stored.count]
      scope.observe(number).subscribe { _ in tally.pointee &+= 1 }
      observePeers(path.appending(path: number))
    }
    for index in 0..<share(of: \.otherCount) {
      switch index % 4 {
      case 0: scope.observe { $0.total }.subscribe { _ in tally.pointee &+= 1 }
      case 1: scope.observe { $0.profile?.name }.subscribe { _ in tally.pointee &+= 1 }
      case 2: scope.observe(\.items).subscribe { _ in tally.pointee &+= 1 }
      default: scope.observe(\.counts).subscribe { _ in tally.pointee &+= 1 }
      }
      switch index % 4 {
      case 0: observePeers(path.appending(path: \.total))
      case 1: observePeers(path.appending(path: \.profile?.name))
      case 2: observePeers(path.appending(path: \.items))
      default: observePeers(path.appending(path: \.counts))
      }
    }
    remaining -= 1
  }

  private func observePeers<Value: Equatable>(_ path: KeyPath<State, Value>) {
    combine.observe(path) { _ in tally.pointee &+= 1 }
    observation.observe(path) { _ in tally.pointee &+= 1 }
  }

  /// The number of features that have no observers yet.
  private var remaining = 30

  /// Takes the share of one feature from a number of observers.
  private mutating func share(of count: WritableKeyPath<Self, Int>) -> Int {
    let share = (self[keyPath: count] + remaining - 1) / remaining
    self[keyPath: count] -= share
    return share
  }

  /// A benchmark that dispatches an action to all of them.
  func benchmark(_ name: String, _ action: ActiveAction) -> Benchmark {
    let action = opaque(action)
    return Benchmark(
      name,
      base: { [bare] in for _ in 0..<$0 { bare.dispatch(action) } },
      subject: { [store] in for _ in 0..<$0 { store.dispatch(action) } },
      peers: [
        { [combine] in for _ in 0..<$0 { combine.dispatch(action) } },
        { [observation] in for _ in 0..<$0 { observation.dispatch(action) } },
      ])
  }
}
