import Redux

/// A model of the delivery contract: one queue, one list of observers, no optimizations.
struct ContractModel {
  private struct Observer {
    let part: ObservedPart
    var received: String?
    var calls = 0
    /// Whether `subscribe` has returned, so that the subscription can be ended.
    var hasSubscription = false
    var isOver = false
    var isInCall = false
  }

  private(set) var state = ProgramState()
  private(set) var log: [String] = []

  private let program: Program
  private var remainingSteps = Program.remainingSteps
  private var observers: [Observer] = []
  private var queue: [(action: ProgramAction, position: Int)] = []
  private var isBusy = false
  /// The middleware that is running.
  private var stage = -1
  private var middlewareCalls: [Int]
  private var held: [ProgramAction?]

  init(_ program: Program) {
    self.program = program
    middlewareCalls = Array(repeating: 0, count: program.middlewareCount)
    held = Array(repeating: nil, count: program.middlewareCount)
  }

  var liveCount: Int { observers.count { !$0.isOver } }

  mutating func run() { for step in program.steps { perform(step) } }

  private mutating func perform(_ step: Program.Step) {
    guard remainingSteps > 0 else { return }
    remainingSteps -= 1
    switch step {
    case .dispatch(let action): dispatch(action, to: 0)
    case .dispatchIfEven(let action): if state.counter % 2 == 0 { dispatch(action, to: 0) }
    case .subscribe(let part): subscribe(part)
    case .end(let index):
      if observers.indices.contains(index), observers[index].hasSubscription {
        observers[index].isOver = true
      }
    case .resume(let middleware): resume(middleware)
    }
  }

  private mutating func dispatch(_ action: ProgramAction, to position: Int) {
    queue.append((action, position))
    atWork { _ in }
  }

  private mutating func subscribe(_ part: ObservedPart) {
    let index = observers.count
    observers.append(Observer(part: part))
    let before = stage
    stage = -1
    atWork { $0.notify(index) }
    stage = before
    observers[index].hasSubscription = true
  }

  private mutating func resume(_ middleware: Int) {
    guard held.indices.contains(middleware), let action = held[middleware] else { return }
    held[middleware] = nil
    stage == middleware ? pass(action, to: middleware + 1) : dispatch(action, to: middleware + 1)
  }

  /// Does something, and then handles all actions that wait, unless a caller does.
  private mutating func atWork(_ first: (inout Self) -> Void) {
    let wasBusy = isBusy
    isBusy = true
    first(&self)
    guard !wasBusy else { return }
    while !queue.isEmpty {
      let next = queue.removeFirst()
      pass(next.action, to: next.position)
    }
    isBusy = false
  }

  private mutating func pass(_ action: ProgramAction, to position: Int) {
    let before = stage
    stage = position
    if position < program.middlewareCount {
      react(position, action)
    } else {
      state.reduce(action)
      for index in observers.indices { notify(index) }
    }
    stage = before
  }

  private mutating func react(_ middleware: Int, _ action: ProgramAction) {
    log.append("middleware \(middleware) has \(action)")
    middlewareCalls[middleware] += 1
    for react in program.react(of: middleware, call: middlewareCalls[middleware]) {
      switch react {
      case .pass: pass(action, to: middleware + 1)
      case .replace(let other): pass(other, to: middleware + 1)
      case .hold: held[middleware] = action
      case .step(let step): perform(step)
      }
    }
    log.append("middleware \(middleware) leaves \(action)")
  }

  private mutating func notify(_ index: Int) {
    let words = observers[index].part.describe(state)
    guard !observers[index].isOver, observers[index].received != words else { return }
    precondition(!observers[index].isInCall, "an observer is in two calls at a time")
    observers[index].isInCall = true
    observers[index].received = words
    observers[index].calls += 1
    log.append("observer \(index) receives \(words)")
    for step in program.steps(of: index, call: observers[index].calls) { perform(step) }
    log.append("observer \(index) returns")
    observers[index].isInCall = false
  }
}
