@testable import Redux

/// The same program, run by a store.
final class ContractRun: Sendable {
  private struct Contents {
    var remainingSteps = Program.remainingSteps
    var log: [String] = []
    var observerCount = 0
    var endings: [Int: Ending] = [:]
    var calls: [Int: Int] = [:]
    var held: [Int: ProgramAction] = [:]
    var nexts: [Int: Dispatch] = [:]
  }

  /// The means to end an observer: its subscription, or its owner, which nothing else keeps alive.
  private enum Ending {
    case subscription(Subscription)
    case owner(Received<Void>)
  }

  private let program: Program
  private let contents = Guarded(Contents())
  private let store: Guarded<Store<ProgramState>?> = Guarded(nil)

  var log: [String] { contents.withLock { $0.log } }

  /// Runs a program.
  ///
  /// - Returns: A log, the state at the end, and the number of observers that are left.
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

  /// Breaks the reference cycle between the store and the middleware that uses it.
  private func forget() {
    let kept = store.withLock { $0.take() }
    withExtendedLifetime(kept) {}
  }

  private func perform(_ step: Program.Step) {
    let hasSteps = contents.withLock { contents in
      defer { contents.remainingSteps -= 1 }
      return contents.remainingSteps > 0
    }
    guard hasSteps, let store = store.withLock({ $0 }) else { return }
    switch step {
    case .dispatch(let action): store.dispatch(action)
    case .dispatchIfEven(let action):
      store.dispatch { state, _ in state.counter % 2 == 0 ? action : nil }
    case .subscribe(let part): subscribe(part, to: store)
    case .end(let index): end(index)
    case .resume(let middleware): resume(middleware)
    }
  }

  private func subscribe(_ part: ObservedPart, to store: Store<ProgramState>) {
    let index = contents.withLock { contents in
      defer { contents.observerCount += 1 }
      return contents.observerCount
    }
    let owner = index % 3 == 0 ? Received<Void>() : nil
    let subscription = part.subscribe(to: store, owner: owner) { [weak self] words in
      self?.handle(words, index)
    }
    contents.withLock {
      $0.endings[index] = owner.map(Ending.owner) ?? .subscription(subscription)
    }
  }

  private func end(_ index: Int) {
    let ending = contents.withLock { $0.endings.removeValue(forKey: index) }
    if case .subscription(let subscription) = ending { subscription.cancel() }
  }

  private func resume(_ middleware: Int) {
    let (action, next) = contents.withLock {
      ($0.held.removeValue(forKey: middleware), $0.nexts[middleware])
    }
    if let action { next?(action) }
  }

  private func handle(_ words: String, _ index: Int) {
    write("observer \(index) receives \(words)")
    for step in program.steps(of: index, call: count(index)) { perform(step) }
    write("observer \(index) returns")
  }

  private func middleware(_ index: Int) -> Middleware<ProgramState> {
    { _, _ in
      { next in
        self.contents.withLock { $0.nexts[index] = next }
        return { action in
          if let action = action as? ProgramAction { self.react(index, action, next) }
        }
      }
    }
  }

  private func react(_ index: Int, _ action: ProgramAction, _ next: Dispatch) {
    write("middleware \(index) has \(action)")
    for react in program.react(of: index, call: count(-1 - index)) {
      switch react {
      case .pass: next(action)
      case .replace(let other): next(other)
      case .hold: contents.withLock { $0.held[index] = action }
      case .step(let step): perform(step)
      }
    }
    write("middleware \(index) leaves \(action)")
  }

  private func write(_ line: String) { contents.withLock { $0.log.append(line) } }

  /// Counts the calls of an observer, or of a middleware by a negative number.
  private func count(_ caller: Int) -> Int {
    contents.withLock { contents in
      contents.calls[caller, default: 0] += 1
      return contents.calls[caller, default: 0]
    }
  }
}
