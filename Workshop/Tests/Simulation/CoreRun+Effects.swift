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
      let task = scope.run(policy) { [self] store in
        book.report(effects.begin(id, key: key, scope: scopeID))
        await withTaskCancellationHandler {
          await perform(body, id, in: store)
        } onCancel: {
          effects.cancel(id)
        }
        effects.end(id)
      }
      if case .first = policy {
        if wasRunning, effects.fault(key: key, scope: scopeID) == nil {
          book.report(Fault("a running effect gives way to one that has to wait"))
        }
      } else {
        effects.expect(id, task)
      }
      if case .latest(_, after: .zero) = policy {
        book.report(effects.fault(key: key, scope: scopeID))
      }
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
