#if os(Linux) && compiler(>=6.3)
  import Redux
  import ReduxTesting
  import Synchronization

  @testable import AppSimulation

  extension CoreRun {
    func openScope(at index: Int) {
      let new = (id: book.nextEffect(), scope: EffectScope(store: store, clock: clock))
      let old = scopes.withLock { scopes in
        guard index < scopes.count else {
          scopes.append(new)
          return nil as (id: Int, scope: EffectScope<CoreState>)?
        }
        defer { scopes[index] = new }
        return scopes[index]
      }
      withExtendedLifetime(old) {}
    }

    func run(_ body: CoreProgram.Body, _ policy: EffectPolicy, at index: Int) {
      let (scopeID, scope) = scopes.withLock { $0[index] }
      let id = book.nextEffect()
      let key: CoreKey? =
        switch policy {
        case .every: nil
        case .latest(let key, _), .first(let key, _): key as? CoreKey
        }
      let wasRunning = effects.fault(key: key, scope: scopeID) != nil
      let outcome = expectation(of: policy, key, in: scope, scopeID, wasRunning: wasRunning)
      let start = clock.now.offset
      if case .latest(_, let delay) = policy { effects.delay(id, until: start + delay) }
      if outcome == .ignored { effects.ignore(id) }
      let task = scope.run(policy) { [self] store in
        book.report(effects.begin(id, key: key, scope: scopeID, at: clock.now.offset))
        await withTaskCancellationHandler {
          await perform(body, id, in: store)
        } onCancel: {
          effects.cancel(id)
        }
        effects.end(id)
      }
      if case .first(_, let interval) = policy {
        if wasRunning, effects.fault(key: key, scope: scopeID) == nil {
          book.report(Fault("a running effect gives way to one that has to wait"))
        }
        if outcome == .accepted { effects.expect(id, task) }
        if outcome != .ignored {
          effects.setEnd(outcome == .accepted ? start + interval : nil, of: key, scope: scopeID)
        }
      } else {
        effects.expect(id, task)
        effects.setEnd(.zero, of: key, scope: scopeID)
      }
      if case .latest(_, after: .zero) = policy {
        book.report(effects.fault(key: key, scope: scopeID))
      }
    }

    private enum Expectation { case accepted, ignored, unknown }

    /// What a policy says about an effect, where nothing is about to end.
    private func expectation(
      of policy: EffectPolicy, _ key: CoreKey?, in scope: EffectScope<CoreState>, _ id: Int,
      wasRunning: Bool
    ) -> Expectation {
      guard case .first = policy else { return .accepted }
      if wasRunning { return .ignored }
      guard scope.count == 0, let end = effects.end(of: key, scope: id) else { return .unknown }
      return clock.now.offset < end ? .ignored : .accepted
    }

    private func perform(
      _ body: CoreProgram.Body, _ id: Int, in store: any StoreType<CoreState>
    ) async {
      switch body {
      case .dispatches(let action): store.dispatch(action)
      case .sleeps(let time): try? await clock.sleep(for: .milliseconds(time))
      case .ignoresCancellation: await effects.waitAtGate()
      case .loads(let time):
        let load: Effect<CoreState> = effect(reporting: { CoreAction.load(id, $0) }) {
          [clock] _ in
          do {
            try await clock.sleep(for: .milliseconds(time))
          } catch {
            throw Fault("interrupted")
          }
          return id
        }
        await load(store)
      }
    }
  }
#endif
