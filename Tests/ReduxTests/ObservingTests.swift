import Redux
import Testing

/// A state with optional, computed and nested parts.
private struct ShopState: StateType, Equatable {
  struct Profile: Equatable {
    var name: String
  }

  var counter = 0
  var profile: Profile?
  var prices: [String: Double] = [:]
  var basket = Basket()

  mutating func reduce(_ action: any ActionType) {
    switch action.as(ShopAction.self) {
    case .count: counter += 1
    case .signIn(let name): profile = Profile(name: name)
    case .price(let name, let price): prices[name] = price
    case .add(let item): basket.items.append(item)
    case nil: break
    }
  }
}

private struct Basket: Equatable {
  var items: [String] = []
  var note = ""

  var isEmpty: Bool { items.isEmpty }
}

private enum ShopAction: ActionType {
  case count
  case signIn(String)
  case price(String, Double)
  case add(String)
}

/// Closures and scopes observe and read as key paths do.
@Suite(.timeLimit(.minutes(30))) struct ObservingTests {
  private let store = Store(initialState: ShopState())

  @Test func `a closure is observed by its value`() {
    let names = Received<String?>()
    store.observe { $0.profile?.name }.subscribe { names.record($0) }

    store.dispatch(ShopAction.count)
    store.dispatch(ShopAction.signIn("Ann"))
    store.dispatch(ShopAction.signIn("Ann"))

    #expect(names.values == [nil, "Ann"])
  }

  @Test(arguments: ["tea", "milk"])
  func `a closure may capture what it needs`(name: String) {
    let prices = Received<Double?>()
    store.observe { [name] in $0.prices[name] }.subscribe { prices.record($0) }

    store.dispatch(ShopAction.price("tea", 2))
    store.dispatch(ShopAction.price("milk", 1))

    #expect(prices.values == [nil, name == "tea" ? 2 : 1])
  }

  @Test @MainActor func `a closure is observed on the main actor`() {
    let counts = Received<Int>()
    store.observeOnMain { $0.basket.items.count }.subscribe { counts.record($0) }

    store.dispatch(ShopAction.add("tea"))

    #expect(counts.values == [0, 1])
  }

  @Test func `several values of a closure give one call for each action`() {
    let values = Received<String>()
    store.observe { ($0.counter, $0.profile?.name) }.subscribe { counter, name in
      values.record("\(counter) \(name ?? "nobody")")
    }

    store.dispatch(ShopAction.count)
    store.dispatch(ShopAction.signIn("Ann"))

    #expect(values.values == ["0 nobody", "1 nobody", "1 Ann"])
  }

  @Test func `an expression that makes a key path is evaluated once`() {
    let evaluations = Received<Void>()
    let counts = Received<Int>()
    func path() -> any KeyPath<ShopState, Int> & Sendable {
      evaluations.record(())
      return evaluations.values.count == 1 ? \.basket.items.count : \.counter
    }
    store.observe(path()).subscribe { counts.record($0) }

    store.dispatch(ShopAction.count)
    store.dispatch(ShopAction.add("tea"))

    #expect(evaluations.values.count == 1)
    #expect(counts.values == [0, 1])
  }

  @Test func `a scope of what isn't always there is observed and read`() {
    let names = Received<String?>()
    let profile = store.scoped { $0.profile }
    profile.observe { $0?.name }.subscribe { names.record($0) }
    profile.observe(\.?.name.count).subscribe { names.record($0.map(String.init)) }
    profile.scoped { $0?.name ?? "" }.observe(\.isEmpty).subscribe { names.record("\($0)") }

    profile.dispatch(ShopAction.signIn("Ann"))

    #expect(names.values == [nil, nil, "true", "Ann", "3", "false"])
    #expect(profile.state?.name == "Ann")
    #expect(profile.read { $0?.name.count } == 3)
  }

  @Test func `a scope to an element of a collection is computed`() {
    let price = store.scoped(to: \.prices["tea"])
    let prices = Received<Double?>()
    price.observe(\.self).subscribe { prices.record($0) }

    price.dispatch(ShopAction.price("tea", 2))
    price.dispatch(ShopAction.price("milk", 1))

    #expect(prices.values == [nil, 2])
    #expect(price.state == 2)
  }

  @Test func `a part is read without the rest`() {
    store.dispatch(ShopAction.add("tea"))

    #expect(store.read { $0.basket.items.count } == 1)
    #expect(store.scoped(to: \.basket).read { $0.items } == ["tea"])
    #expect(store.scoped(to: \.basket).state == Basket(items: ["tea"]))
  }

  @Test func `subscribers of one key path share its computation, scoped or not`() {
    let counts = Received<Int>()
    let scope = store.scoped(to: \.basket)
    store.observe(\.basket.items).subscribe { counts.record($0.count) }
    scope.observe(\.items).subscribe { counts.record($0.count) }
    scope.scoped(to: \.items).observe(\.self).subscribe { counts.record($0.count) }

    store.dispatch(ShopAction.add("tea"))

    #expect(counts.values == [0, 0, 0, 1, 1, 1])
  }

  @Test func `a feature needs to know only its own state`() {
    func titles(_ store: any StoreType<Basket>) -> Received<Bool> {
      let states = Received<Bool>()
      store.observe(\.isEmpty).subscribe { states.record($0) }
      store.dispatch(ShopAction.add("tea"))
      return states
    }

    #expect(titles(store.scoped(to: \.basket)).values == [true, false])
    #expect(store.state.basket.items == ["tea"])
  }

  @Test func `a scope keeps its store, and its subscriptions do not`() {
    let counts = Received<Int>()
    var scope: ScopedStore? = Store(initialState: ShopState()).scoped(to: \.basket)
    let kept = scope?.observe { $0.items.count }
    kept?.subscribe { counts.record($0) }

    scope?.dispatch(ShopAction.add("tea"))
    scope = nil
    kept?.subscribe { counts.record($0) }

    #expect(counts.values == [0, 1])
  }

  @Test func `a pack of one key path is observed beside the plain path`() async {
    var ended: Store? = Store(initialState: ShopState())
    let plain = ended?.observe(\.counter)
    let (ready, go) = AsyncStream.makeStream(of: Void.self)
    let loop = Task {
      guard let plain else { return [Int]() }
      var counts: [Int] = []
      for await count in plain {
        counts.append(count)
        go.yield()
      }
      return counts
    }
    for await _ in ready { break }
    let subscription = ended.map { pack($0, \.counter).subscribe { _ in } }
    subscription?.cancel()
    ended = nil

    #expect(await loop.value == [0])
  }

  @Test func `a stream of nothing gives one value and ends with its store`() async {
    var store: Store? = Store(initialState: ShopState())
    let nothing = store.map { pack($0) }
    let (ready, go) = AsyncStream.makeStream(of: Void.self)
    let loop = Task {
      var count = 0
      guard let nothing else { return count }
      for await _ in nothing {
        count += 1
        go.yield()
      }
      return count
    }
    for await _ in ready { break }
    store = nil

    #expect(await loop.value == 1)
  }

  private func pack<each Value: Equatable & Sendable>(
    _ store: Store<ShopState>, _ paths: repeat any KeyPath<ShopState, each Value> & Sendable
  ) -> StateStream<(repeat each Value)> {
    store.observe(repeat each paths)
  }
}
