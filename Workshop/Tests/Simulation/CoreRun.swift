#if os(Linux) && compiler(>=6.3)
  import Coordinator
  import ReduxTesting
  import Synchronization

  @testable import AppSimulation
  @testable import Redux

  /// One run of a program: a store with observers, two scopes of effects, and an executor with a driver.
  final class CoreRun: Sendable {
    let book = CoreBook()
    let store: Store<CoreState>
    private let program: CoreProgram
    let clock = TestClock()
    let effects = EffectLog()
    private let driver: CoreDriver
    private let executor: NavigationExecutor<CoreMap>
    let scopes = Mutex<[(id: Int, scope: EffectScope<CoreState>)]>([])

    @MainActor init(_ program: CoreProgram, seed: UInt64) {
      self.program = program
      store = Store(
        initialState: CoreState(), middleware: [Self.notes(in: book, about: effects)],
        reducing: program.reducing)
      driver = CoreDriver(seed: seed, hasFaults: program.hasFaults, clock: clock)
      executor = NavigationExecutor(driver: driver, clock: clock) { [book] incident in
        if !program.hasFaults { book.report(Fault("navigation has an incident: \(incident)")) }
      }
      store.observeOnMain(\.navigation).subscribe(with: executor) { $0.go(to: $1) }
      driver.swipe = { [weak self] in self?.swipe() }
      for _ in 0...1 { openScope(at: scopes.withLock { $0.count }) }
    }

    /// Runs the program to its end.
    ///
    /// - Returns: What mustn't have happened.
    @MainActor func run() -> Fault? {
      for (number, actor) in program.actors.enumerated() { start(actor, number) }
      pass(.seconds(60))
      if !executor.isSettled { book.report(Fault("navigation never rests")) }
      driver.isHealed = true
      for _ in 0..<30 where effects.count > 0 {
        effects.open()
        pass(.seconds(1))
      }
      if effects.count > 0 { book.report(Fault("an effect never ends")) }
      if effects.hasForgotten { book.report(Fault("an effect never runs")) }
      if effects.hasOpenLoad { book.report(Fault("a load's end isn't reported")) }
      // An executor that has given up tries again for another target.
      store.dispatch(RouteAction<CoreMap>.go(Route(tab: .second, [.page(9)])))
      pass(.seconds(20))
      check()
      return book.fault
    }

    private static func notes(
      in book: CoreBook, about effects: EffectLog
    ) -> Middleware<CoreState> {
      { _, getState in
        { next in
          { action in
            next(action)
            book.add(getState())
            if case CoreAction.reached(let place, byTask: let task) = action {
              book.reach(place, byTask: task)
            }
            if case CoreAction.load(let id, let event) = action {
              book.report(effects.report(event, of: id))
            }
            if case CoreAction.load(let id, .failure(let error)) = action,
              effects.isCanceled(id), !(error is CancellationError)
            {
              book.report(Fault("a canceled effect reports an error"))
            }
          }
        }
      }
    }

    @MainActor private func check() {
      let place = store.state.navigation.visible
      if driver.shown != place { book.report(Fault("the screen isn't where the state says")) }
      let states = book.states
      for witness in book.witnesses { book.report(witness.fault(in: states)) }
      if scopes.withLock({ $0.contains { $0.scope.count > 0 } }) {
        book.report(Fault("a scope waits for an effect that has ended"))
      }
      for witness in book.witnesses { witness.cancel() }
      settle()
      // The executor observes, too.
      if store.subscriptionCount != 1 { book.report(Fault("a subscription outlives its end")) }
      if store.partCount != 1 { book.report(Fault("a part outlives its observers")) }
    }

    private func start(_ actor: CoreProgram.Actor, _ number: Int) {
      if actor.isOnMain {
        Task { @MainActor in await perform(actor.operations, number) }
      } else {
        Task.detached { [self] in await perform(actor.operations, number) }
      }
    }

    /// Performs operations on the caller's actor.
    private nonisolated(nonsending) func perform(
      _ operations: [CoreProgram.Operation], _ number: Int
    ) async {
      for (place, operation) in operations.enumerated() {
        store.dispatch(CoreAction.reached(place, byTask: number))
        await take(operation)
      }
    }

    /// Performs an operation on the caller's actor.
    private nonisolated(nonsending) func take(_ operation: CoreProgram.Operation) async {
      if case .sleep(let time) = operation {
        try? await clock.sleep(for: .milliseconds(time))
      } else {
        perform(operation)
        await Task.yield()
      }
    }

    private func perform(_ operation: CoreProgram.Operation) {
      switch operation {
      case .dispatch(let action): store.dispatch(action)
      case .observe(let part, let how, let reaction): observe(part, how, reaction)
      case .cancel(let number): cancel(number)
      case .run(let policy, let body, let scope): run(body, policy, at: scope)
      case .cancelKey(let key, let index):
        let (id, scope) = scopes.withLock { $0[index] }
        scope.cancel(key)
        effects.setEnd(.zero, of: key, scope: id)
        book.report(effects.fault(key: key, scope: id))
      case .cancelAll(let index):
        let (id, scope) = scopes.withLock { $0[index] }
        scope.cancel()
        for key in CoreKey.allCases { effects.setEnd(.zero, of: key, scope: id) }
        book.report(effects.fault(key: nil, scope: id))
      case .leave(let index):
        let id = scopes.withLock { $0[index].id }
        openScope(at: index)
        book.report(effects.fault(key: nil, scope: id))
      case .route(let action): store.dispatch(action)
      case .swipe: Task { @MainActor in swipe() }
      case .sleep: break
      case .open: effects.open()
      }
    }

    @MainActor private func swipe() {
      guard let move = driver.takeSwipe() else { return }
      store.dispatch(RouteAction<CoreMap>.user(move))
      executor.driverChanged(to: store.state.navigation)
    }

    private func cancel(_ number: Int) {
      let witnesses = book.witnesses
      if !witnesses.isEmpty { witnesses[number % witnesses.count].cancel() }
    }
  }

  extension CoreRun {
    fileprivate func observe(
      _ part: Part, _ how: CoreProgram.How, _ reaction: CoreProgram.Reaction
    ) {
      // A store that reduces on the main thread also begins to observe there.
      let witness = book.observer(
        of: part, how, in: store.state, isComplete: program.reducing == .dispatching)
      switch part {
      case .first: observe(store.observe(\.first).map { [$0] }, witness, reaction)
      case .second: observe(store.observe(\.second).map { [$0] }, witness, reaction)
      case .list: observe(store.observe(\.list), witness, reaction)
      case .both: observe(store.observe(\.first, \.second).map { [$0, $1] }, witness, reaction)
      }
    }

    private func observe(
      _ stream: StateStream<[Int]>, _ witness: Witness, _ reaction: CoreProgram.Reaction
    ) {
      switch witness.how {
      case .directly:
        witness.keep(stream.subscribe { [weak self] in self?.call(witness, $0, reaction) })
      case .onMain: observeOnMain(witness, reaction)
      case .inALoop:
        witness.keep(
          Task { [weak self] in
            for await value in stream { self?.call(witness, value, reaction) }
          })
      }
    }

    private func observeOnMain(_ witness: Witness, _ reaction: CoreProgram.Reaction) {
      let call: @MainActor ([Int]) -> Void = { [weak self] in
        self?.call(witness, $0, reaction)
      }
      let subscription =
        switch witness.part {
        case .first: store.observeOnMain(\.first).map { [$0] }.subscribe(call)
        case .second: store.observeOnMain(\.second).map { [$0] }.subscribe(call)
        case .list: store.observeOnMain(\.list).subscribe(call)
        case .both:
          store.observeOnMain(\.first, \.second).map { [$0, $1] }.subscribe(call)
        }
      witness.keep(subscription)
    }

    private func call(_ witness: Witness, _ value: [Int], _ reaction: CoreProgram.Reaction) {
      switch witness.begin(value) {
      case .failure(let fault): book.report(fault)
      case .success(let count):
        if count > 1, book.takesReaction() { react(witness, reaction) }
        witness.end()
      }
    }

    private func react(_ witness: Witness, _ reaction: CoreProgram.Reaction) {
      switch reaction {
      case .nothing: break
      case .dispatch(let action): store.dispatch(action)
      case .cancelItself: witness.cancel()
      case .cancel(let number): cancel(number)
      case .observe(let part, let how): observe(part, how, .nothing)
      case .route(let action): store.dispatch(action)
      }
    }
  }

  extension CoreRun {
    /// Lets time pass, and everything that waits for it happen in order.
    @MainActor fileprivate func pass(_ duration: Duration) {
      settle()
      var rest = duration
      while let next = clock.timeToNextWake, next <= rest, book.fault == nil {
        rest -= next
        clock.jump(by: next)
        settle()
      }
      clock.jump(by: rest)
      settle()
    }

    @MainActor fileprivate func settle() {
      if Scheduler.shared.run(100_000) == 100_000 { book.report(Fault("there is no rest")) }
    }
  }
#endif
