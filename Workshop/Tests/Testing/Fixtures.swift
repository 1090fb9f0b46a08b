import Redux

/// A small app to be tested.
struct ShopState: StateType, Equatable {
  var count = 0
  var names: [String] = []
  var offers: DataState<[String]> = .idle

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case ShopAction.counted(let value): count = value
    case ShopAction.named(let name): names.append(name)
    case ShopAction.load(let event): offers.reduce(event)
    default: break
    }
  }
}

enum ShopAction: ActionType, Equatable {
  case counted(Int)
  case named(String)
  case load(LoadAction<[String]>)
  case nothing
}

/// Loads two offers.
let loadOffers: Effect<ShopState> = { store in
  store.dispatch(ShopAction.load(.started))
  await Task.yield()
  store.dispatch(ShopAction.load(.success(["A", "B"])))
}

/// Dispatches the name of each count.
let naming: Middleware<ShopState> = { dispatch, _ in
  { next in
    { action in
      next(action)
      if case ShopAction.counted(let value) = action { dispatch(ShopAction.named("\(value)")) }
    }
  }
}

/// Passes every action on after a while.
func delaying(by delay: Duration, on clock: any Clock<Duration>) -> Middleware<ShopState> {
  { _, _ in
    { next in
      { action in
        Task {
          try await clock.sleep(for: delay)
          next(action)
        }
      }
    }
  }
}

/// Runs a closure that should fail, and returns the failure's description without its location.
func failure(_ body: () async throws -> Void) async -> String? {
  do {
    try await body()
    return nil
  } catch {
    return "\(error)".split(separator: ": ", maxSplits: 1).last.map(String.init)
  }
}
