#if !os(iOS)
  /// Lets the calls to one app follow each other, while other apps are served.
  ///
  /// The language belongs to the process, so calls to apps in different languages follow each other, too.
  @MainActor final class CallQueue {
    /// What a call needs for itself.
    struct Call: Equatable {
      let app: String
      let language: String

      func conflicts(with other: Call) -> Bool { app == other.app || language != other.language }
    }

    private var running: [Call] = []
    private var waiting: [(call: Call, turn: CheckedContinuation<Void, Never>)] = []

    /// Waits until a call may begin.
    func begin(_ call: Call) async {
      let isFree = !(running + waiting.map(\.call)).contains { $0.conflicts(with: call) }
      guard !isFree else { return running.append(call) }
      await withCheckedContinuation { waiting.append((call, $0)) }
    }

    /// Ends a call, and begins those that waited for it.
    func end(_ call: Call) {
      if let index = running.firstIndex(of: call) { running.remove(at: index) }
      var earlier: [Call] = []
      var left: [(call: Call, turn: CheckedContinuation<Void, Never>)] = []
      for next in waiting {
        if (running + earlier).contains(where: { $0.conflicts(with: next.call) }) {
          earlier.append(next.call)
          left.append(next)
        } else {
          running.append(next.call)
          next.turn.resume()
        }
      }
      waiting = left
    }
  }
#endif
