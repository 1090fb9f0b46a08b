#if os(Linux) && compiler(>=6.3)
  import Redux
  import Synchronization

  /// An observer, and what it has to be told.
  final class Witness: Sendable {
    private struct Contents {
      var values: [[Int]] = []
      var subscription: Subscription?
      var loop: Task<Void, Never>?
      var isInCall = false
      var isOver = false
    }

    let part: Part
    let how: CoreProgram.How
    /// The value at the beginning.
    private let start: [Int]
    /// The number of actions before it.
    private let first: Int
    /// Whether it hears of everything from now on; otherwise it may begin a few actions later.
    private let isComplete: Bool
    private let contents = Mutex(Contents())

    init(
      _ part: Part, _ how: CoreProgram.How, in state: CoreState, after count: Int, isComplete: Bool
    ) {
      self.part = part
      self.how = how
      start = part.value(in: state)
      first = count
      self.isComplete = isComplete
    }

    /// Keeps what ends the observer; one that has ended during its first call ends now.
    func keep(_ subscription: Subscription) {
      let isOver = contents.withLock { contents in
        contents.subscription = subscription
        return contents.isOver
      }
      if isOver { subscription.cancel() }
    }

    func keep(_ loop: Task<Void, Never>) { contents.withLock { $0.loop = loop } }

    func cancel() {
      let (subscription, loop) = contents.withLock { contents in
        contents.isOver = true
        return (contents.subscription, contents.loop)
      }
      subscription?.cancel()
      loop?.cancel()
    }

    /// Notes a call.
    ///
    /// - Returns: The number of calls so far, or what is wrong with this one.
    func begin(_ value: [Int]) -> Result<Int, Fault> {
      contents.withLock { contents in
        // A loop may get the value that waits for it.
        if contents.isOver, how != .inALoop, contents.subscription != nil {
          return .failure(Fault("an observer is called after its end"))
        }
        if contents.isInCall { return .failure(Fault("an observer is called inside a call")) }
        contents.isInCall = true
        contents.values.append(value)
        return .success(contents.values.count)
      }
    }

    func end() { contents.withLock { $0.isInCall = false } }

    /// Compares what it was told with what happened.
    func fault(in states: [CoreState]) -> Fault? {
      let happened = ([start] + states[first...].map { part.value(in: $0) }).withoutRepetitions
      let (told, isOver) = contents.withLock { ($0.values, $0.isOver) }
      // A loop that misses values may receive one again to which the state has returned meanwhile.
      if how != .inALoop, told != told.withoutRepetitions {
        return Fault("an observer is told a value twice")
      }
      if how == .directly, isComplete {
        let expected = isOver ? Array(happened.prefix(told.count)) : happened
        return told == expected
          ? nil : Fault("an observer misses a value: \(told), not \(happened)")
      }
      if !isOver, told.last != happened.last {
        return Fault("an observer doesn't have the newest value: \(told), not \(happened)")
      }
      var rest = happened[...]
      for value in told.withoutRepetitions {
        guard let place = rest.firstIndex(of: value) else {
          return Fault("an observer is told what didn't happen: \(told), not \(happened)")
        }
        rest = rest[(place + 1)...]
      }
      return nil
    }
  }

  /// Something that must not happen.
  struct Fault: Error, Equatable {
    let words: String

    init(_ words: String) { self.words = words }
  }

  extension Array where Element: Equatable {
    /// The elements that differ from the one before.
    fileprivate var withoutRepetitions: Self {
      reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
  }
#endif
