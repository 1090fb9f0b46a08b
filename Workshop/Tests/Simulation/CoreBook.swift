#if os(Linux) && compiler(>=6.3)
  import Coordinator
  import Redux
  import Synchronization

  /// What happened in a run.
  final class CoreBook: Sendable {
    private struct Contents {
      var states: [CoreState] = []
      var witnesses: [Witness] = []
      var fault: Fault?
      var lastEffect = 0
      /// How far each task has come.
      var places: [Int: Int] = [:]
      /// How often observers may still do something.
      var reactions = 24
    }

    private let contents = Mutex(Contents())

    /// The states after each action.
    var states: [CoreState] { contents.withLock { $0.states } }
    /// The observers, in the order in which they began.
    var witnesses: [Witness] { contents.withLock { $0.witnesses } }
    /// The first thing that mustn't have happened.
    var fault: Fault? { contents.withLock { $0.fault } }

    func add(_ state: CoreState) { contents.withLock { $0.states.append(state) } }

    /// Notes how far a task has come.
    func reach(_ place: Int, byTask task: Int) {
      let last = contents.withLock { $0.places.updateValue(place, forKey: task) }
      if place != (last ?? -1) + 1 { report(Fault("actions of a task change their order")) }
    }

    /// Adds an observer that begins now.
    func observer(
      of part: Part, _ how: CoreProgram.How, in state: CoreState, isComplete: Bool
    ) -> Witness {
      contents.withLock { contents in
        let witness = Witness(
          part, how, in: state, after: contents.states.count, isComplete: isComplete)
        contents.witnesses.append(witness)
        return witness
      }
    }

    func report(_ fault: Fault?) { contents.withLock { $0.fault = $0.fault ?? fault } }

    func nextEffect() -> Int {
      contents.withLock { contents in
        contents.lastEffect += 1
        return contents.lastEffect
      }
    }

    /// Returns whether an observer may do something.
    func takesReaction() -> Bool {
      contents.withLock { contents in
        contents.reactions -= 1
        return contents.reactions >= 0
      }
    }
  }
#endif
