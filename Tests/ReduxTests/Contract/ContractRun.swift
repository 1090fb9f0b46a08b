import Redux

/// The same program, run by a store.
final class ContractRun: Sendable {
  private struct Books {
    var fuel = Program.fuel
    var log: [String] = []
    var observerCount = 0
    var endings: [Int: Ending] = [:]
    var calls: [Int: Int] = [:]
    var held: [Int: ProgramAction] = [:]
    var nexts: [Int: Dispatch] = [:]
  }

  /// What ends an observer: its subscription, or the owner that nothing else keeps.
  private enum Ending {
    case subscription(Subscription)
    case owner(Recorder<Void>)
  }

  private let program: Program
  private let books = Guarded(Books())
  private let store: Guarded<Store<ProgramState>?> = Guarded(nil)

  var log: [String] { books.withLock { $0.log } }

  /// Runs a program.
  ///
  /// - Returns: What happened, the state at the end, and how many observers were left.
  static func run(
    _ program: Program, reducing thread: ReducingThread
  ) -> (log: [String], state: ProgramState, liveCount: Int) {
    let run = ContractRun(program)
    let store = Store(
      initialState: ProgramState(),
      middleware: (0..<program.middlewareCount).map { run.middleware($0) }, reducing: thread)
    run.store.withLock { $0 = store }
    for step in program.steps { run.perform(step) }
    defer { run.forget() }
    return (run.log, store.state, store.subscriptionCount)
  }

  private init(_ program: Program) { self.program = program }

  /// Breaks the cycle of the store and the middleware that uses it.
  private func forget() {
    let kept = store.withLock { $0.take() }
    withExtendedLifetime(kept) {}
  }

  private func perform(_ step: Program.Step) {
    let hasFuel = books.withLock { books in
      defer { books.fuel -= 1 }
      return books.fuel > 0
    }
    guard hasFuel, let store = store.withLock({ $0 }) else { return }
    switch step {
    case .dispatch(let action): store.dispatch(action)
    case .dispatchIfEven(let action):
      store.dispatch { state, _ in state.counter % 2 == 0 ? action : nil }
    case .subscribe(let look): subscribe(look, to: store)
    case .end(let index): end(index)
    case .resume(let middleware): resume(middleware)
    }
  }

  private func subscribe(_ look: Look, to store: Store<ProgramState>) {
    let index = books.withLock { books in
      defer { books.observerCount += 1 }
      return books.observerCount
    }
    let owner = index % 3 == 0 ? Recorder<Void>() : nil
    let subscription = look.subscribe(to: store, owner: owner) { [weak self] words in
      self?.hear(words, index)
    }
    books.withLock {
      $0.endings[index] = owner.map(Ending.owner) ?? .subscription(subscription)
    }
  }

  private func end(_ index: Int) {
    let ending = books.withLock { $0.endings.removeValue(forKey: index) }
    if case .subscription(let subscription) = ending { subscription.cancel() }
  }

  private func resume(_ middleware: Int) {
    let (action, next) = books.withLock {
      ($0.held.removeValue(forKey: middleware), $0.nexts[middleware])
    }
    if let action { next?(action) }
  }

  private func hear(_ words: String, _ index: Int) {
    write("observer \(index) hears \(words)")
    for step in program.steps(of: index, call: count(index)) { perform(step) }
    write("observer \(index) returns")
  }

  private func middleware(_ index: Int) -> Middleware<ProgramState> {
    { _, _ in
      { next in
        self.books.withLock { $0.nexts[index] = next }
        return { action in
          if let action = action as? ProgramAction { self.conduct(index, action, next) }
        }
      }
    }
  }

  private func conduct(_ index: Int, _ action: ProgramAction, _ next: Dispatch) {
    write("middleware \(index) has \(action)")
    for conduct in program.conduct(of: index, call: count(-1 - index)) {
      switch conduct {
      case .pass: next(action)
      case .replace(let other): next(other)
      case .hold: books.withLock { $0.held[index] = action }
      case .step(let step): perform(step)
      }
    }
    write("middleware \(index) leaves \(action)")
  }

  private func write(_ line: String) { books.withLock { $0.log.append(line) } }

  /// Counts the calls of an observer, or of a middleware by a negative number.
  private func count(_ caller: Int) -> Int {
    books.withLock { books in
      books.calls[caller, default: 0] += 1
      return books.calls[caller, default: 0]
    }
  }
}
