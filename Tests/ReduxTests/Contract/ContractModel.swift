import Redux

/// The delivery contract in its simplest words: one queue, one list of observers, no shortcut.
struct ContractModel {
  private struct Observer {
    let look: Look
    var heard: String?
    var calls = 0
    /// Whether `subscribe` has returned, so that somebody can end it.
    var isKnown = false
    var isOver = false
    var isInCall = false
  }

  private(set) var state = ProgramState()
  private(set) var log: [String] = []

  private let program: Program
  private var fuel = Program.fuel
  private var observers: [Observer] = []
  private var queue: [(action: ProgramAction, position: Int)] = []
  private var isBusy = false
  /// The middleware that runs.
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
    guard fuel > 0 else { return }
    fuel -= 1
    switch step {
    case .dispatch(let action): dispatch(action, to: 0)
    case .dispatchIfEven(let action): if state.counter % 2 == 0 { dispatch(action, to: 0) }
    case .subscribe(let look): subscribe(look)
    case .end(let index):
      if observers.indices.contains(index), observers[index].isKnown {
        observers[index].isOver = true
      }
    case .resume(let middleware): resume(middleware)
    }
  }

  private mutating func dispatch(_ action: ProgramAction, to position: Int) {
    queue.append((action, position))
    atWork { _ in }
  }

  private mutating func subscribe(_ look: Look) {
    let index = observers.count
    observers.append(Observer(look: look))
    let before = stage
    stage = -1
    atWork { $0.tell(index) }
    stage = before
    observers[index].isKnown = true
  }

  private mutating func resume(_ middleware: Int) {
    guard held.indices.contains(middleware), let action = held[middleware] else { return }
    held[middleware] = nil
    stage == middleware ? pass(action, to: middleware + 1) : dispatch(action, to: middleware + 1)
  }

  /// Does something and then all that waits, unless that goes on already.
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
      conduct(position, action)
    } else {
      state.reduce(action)
      for index in observers.indices { tell(index) }
    }
    stage = before
  }

  private mutating func conduct(_ middleware: Int, _ action: ProgramAction) {
    log.append("middleware \(middleware) has \(action)")
    middlewareCalls[middleware] += 1
    for conduct in program.conduct(of: middleware, call: middlewareCalls[middleware]) {
      switch conduct {
      case .pass: pass(action, to: middleware + 1)
      case .replace(let other): pass(other, to: middleware + 1)
      case .hold: held[middleware] = action
      case .step(let step): perform(step)
      }
    }
    log.append("middleware \(middleware) leaves \(action)")
  }

  private mutating func tell(_ index: Int) {
    let words = observers[index].look.words(state)
    guard !observers[index].isOver, observers[index].heard != words else { return }
    precondition(!observers[index].isInCall, "an observer is in two calls at a time")
    observers[index].isInCall = true
    observers[index].heard = words
    observers[index].calls += 1
    log.append("observer \(index) hears \(words)")
    for step in program.steps(of: index, call: observers[index].calls) { perform(step) }
    log.append("observer \(index) returns")
    observers[index].isInCall = false
  }
}
