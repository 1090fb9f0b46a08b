#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Coordinator
  import Redux

  /// What a seed lets some tasks do with a store, its effects and its navigation.
  struct CoreProgram {
    /// A task that does one thing after the other.
    struct Actor {
      let isOnMain: Bool
      var operations: [Operation]
    }

    enum Operation {
      case dispatch(CoreAction)
      case observe(Part, How, then: Reaction)
      case cancel(Int)
      case run(EffectPolicy, Body, inScope: Int)
      case cancelKey(CoreKey, inScope: Int)
      case cancelAll(inScope: Int)
      case leave(scope: Int)
      case route(RouteAction<CoreMap>)
      case swipe
      case sleep(Int)
      case open
    }

    /// How an observer is called.
    enum How: CaseIterable { case directly, onMain, inALoop }

    /// What an observer does when it is called for the second time, or later.
    enum Reaction {
      case nothing
      case dispatch(CoreAction)
      case cancelItself
      case cancel(Int)
      case observe(Part, How)
      case route(RouteAction<CoreMap>)
    }

    /// What an effect does.
    enum Body {
      case dispatches(CoreAction)
      /// Sleeps, and ends early if it is canceled.
      case sleeps(Int)
      /// Waits for something that doesn't listen to cancellation.
      case ignoresCancellation
      /// Reports loading; if it is canceled, it throws an error of its own.
      case loads(Int)
    }

    var actors: [Actor]
    /// Whether steps of the driver may fail.
    let hasFaults: Bool
    /// The threads that handle actions.
    let reducing: ReducingThread
  }

  enum CoreKey: Int, CaseIterable, EffectKey { case load, search }

  extension CoreProgram {
    /// Creates the program of a seed.
    init(seed: UInt64) {
      var stream = RandomStream(seed: seed, "program")
      hasFaults = stream.chance(40)
      let length = stream.pick([3, 6, 12])
      let kinds = (0..<4).map { _ in stream.number(0...10) }
      actors = (0..<stream.number(1...4)).map { _ in
        Actor(
          isOnMain: stream.chance(50),
          operations: (0..<length).flatMap { _ in
            let operation = Operation.random(&stream, of: kinds)
            return [operation] + operation.stop(&stream)
          })
      }
      reducing = stream.chance(40) ? .main : .dispatching
    }

    /// The number of operations.
    var count: Int { actors.reduce(0) { $0 + $1.operations.count } }

    /// The program without one of its operations.
    func without(_ number: Int) -> Self {
      var copy = self
      var rest = number
      for index in actors.indices {
        if rest < actors[index].operations.count {
          copy.actors[index].operations.remove(at: rest)
          return copy
        }
        rest -= actors[index].operations.count
      }
      return copy
    }
  }

  extension CoreProgram.Operation {
    /// Returns an operation of one of the kinds that the program prefers.
    fileprivate static func random(_ stream: inout RandomStream, of kinds: [Int]) -> Self {
      switch stream.chance(80) ? stream.pick(kinds) : stream.number(0...10) {
      case 0, 1: .dispatch(.random(&stream))
      case 2, 3:
        .observe(
          stream.pick(Part.allCases), stream.pick(CoreProgram.How.allCases), then: .random(&stream))
      case 4: .cancel(stream.number(0...5))
      case 5, 6: .run(.random(&stream), .random(&stream), inScope: stream.number(0...1))
      case 7: ending(&stream, inScope: stream.number(0...1))
      case 8: .route(.random(&stream))
      case 9: stream.chance(50) ? .swipe : .route(.random(&stream))
      default: stream.chance(70) ? .sleep(stream.pick([1, 10, 60, 400, 4_000])) : .open
      }
    }

    /// Now and then, waits for the moment at which a load has its answer, and cancels it then.
    fileprivate func stop(_ stream: inout RandomStream) -> [Self] {
      guard case .run(_, .loads(let time), let scope) = self, stream.chance(40) else { return [] }
      return [.sleep(time), .ending(&stream, inScope: scope)]
    }

    private static func ending(_ stream: inout RandomStream, inScope scope: Int) -> Self {
      switch stream.number(0...3) {
      case 0: .cancelAll(inScope: scope)
      case 1: .leave(scope: scope)
      default: .cancelKey(stream.pick(CoreKey.allCases), inScope: scope)
      }
    }
  }

  extension CoreProgram.Reaction {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      switch stream.number(0...9) {
      case 0, 1: .dispatch(.random(&stream))
      case 2: .cancelItself
      case 3: .cancel(stream.number(0...5))
      case 4: .observe(stream.pick(Part.allCases), stream.pick(CoreProgram.How.allCases))
      case 5: .route(.random(&stream))
      default: .nothing
      }
    }
  }

  extension CoreProgram.Body {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      switch stream.number(0...4) {
      case 0: .dispatches(.random(&stream))
      case 1: .ignoresCancellation
      case 2: .loads(stream.pick([1, 50, 400]))
      default: .sleeps(stream.pick([1, 50, 400]))
      }
    }
  }

  extension EffectPolicy {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      let key = stream.pick(CoreKey.allCases)
      return switch stream.number(0...4) {
      case 0: .every
      case 1: .first(key, per: .milliseconds(stream.pick([0, 0, 100, 1_000])))
      default: .latest(key, after: .milliseconds(stream.pick([0, 0, 0, 30])))
      }
    }
  }

  extension CoreAction {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      switch stream.number(0...2) {
      case 0: .first(stream.number(0...2))
      case 1: .second(stream.number(0...2))
      default: .appended(stream.number(0...1))
      }
    }
  }

  extension RouteAction<CoreMap> {
    fileprivate static func random(_ stream: inout RandomStream) -> Self {
      let page = CoreMap.Screen.page(stream.number(0...3))
      return switch stream.number(0...9) {
      case 0: .pop(1)
      case 1: .popToRoot
      case 2: .select(stream.pick(CoreMap.Tab.allCases))
      case 3: .present([page])
      case 4: .dismiss
      case 5: .replace(page)
      case 6: .go(Route(tab: stream.pick(CoreMap.Tab.allCases), [page]))
      default: .push(page)
      }
    }
  }
#endif
