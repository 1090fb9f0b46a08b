#if os(Linux) && compiler(>=6.3)
  import AppSimulation
  import Foundation
  import Redux
  import ReduxTesting
  import Synchronization

  @testable import Outbox

  struct OutboxRunState: StateType, Equatable {
    var outbox = OutboxState<ModelChange>()

    mutating func reduce(_ action: any ActionType) { outbox.reduce(action) }
  }

  /// The disk and the server of an outbox, which check what it does.
  final class OutboxWorld: Sendable {
    private struct Contents {
      var fault: Fault?
      /// What is being sent, as the disk knows it.
      var onDisk: Set<String> = []
      var inFlight: [PendingChange<ModelChange>] = []
      /// What the server has, in the order in which it came.
      var taken: [PendingChange<ModelChange>] = []
      /// What the server has asked for, for each change.
      var wishes: [String: Duration] = [:]
      var isHealed = false
      var saves = 0
      var stream: RandomStream
    }

    let clock = TestClock()
    private let contents: Mutex<Contents>

    init(seed: UInt64) {
      contents = Mutex(Contents(stream: RandomStream(seed: seed, "outbox world")))
    }

    var fault: Fault? { contents.withLock { $0.fault } }
    var taken: [PendingChange<ModelChange>] { contents.withLock { $0.taken } }
    /// Whether the disk is being written.
    var isSaving: Bool { contents.withLock { $0.saves > 0 } }
    /// What is on its way, even if the user has discarded it since.
    var inFlight: [PendingChange<ModelChange>] { contents.withLock { $0.inFlight } }
    var date: Date { Date(timeIntervalSince1970: clock.now.offset / .seconds(1)) }

    func heal() { contents.withLock { $0.isHealed = true } }

    func report(_ words: String) { contents.withLock { $0.fault = $0.fault ?? Fault(words) } }

    /// Checks what a sender does, by the state before it.
    func check(_ action: ModelOutboxAction, before outbox: OutboxState<ModelChange>) {
      switch action {
      case .started(let id, _):
        guard let change = outbox[id], change.status == .waiting else { return }
        if !ready(in: outbox).contains(id) { report("a change is sent before its turn: \(change)") }
      case .postponed(let id, _, let pause, _):
        guard let change = outbox[id] else { return }
        let usual = min(600, Double(1 << min(20, change.attempts)))
        let wish = contents.withLock { $0.wishes[id] }.map { $0 / .seconds(1) } ?? 0
        let length = pause.end.timeIntervalSince(date)
        if abs(length - max(usual, wish)) > 0.01 {
          report("a pause is wrong: \(length) after \(change.attempts) attempts, wish \(wish)")
        }
      default: break
      }
    }

    /// The changes that may be sent now: of each key and account the first, if it waits for nothing.
    ///
    /// - Parameters:
    ///   - outbox: The outbox.
    ///   - seconds: How long their pauses have been over at least; by default, less than a millisecond may be left.
    /// - Returns: Their identities, in order.
    func ready(in outbox: OutboxState<ModelChange>, for seconds: Double = -0.001) -> [String] {
      let own = outbox.changes.filter { $0.account == nil || $0.account == outbox.account }
      return own.enumerated().filter { index, change in
        change.status == .waiting
          && change.pause.map { $0.end.timeIntervalSince(date) < -seconds } ?? true
          && !own[..<index].contains {
            $0.change.key == change.change.key && $0.account == change.account
          }
      }.map(\.element.id)
    }

    /// Writes what the store has to the disk, which takes a while.
    func save(_ store: Store<OutboxRunState>) async {
      let time = contents.withLock { contents in
        contents.saves += 1
        return contents.stream.pick([0, 0, 5, 200])
      }
      if time > 0 { try? await clock.sleep(for: .milliseconds(time)) }
      let sending = store.state.outbox.changes.filter { $0.status == .sending }.map(\.id)
      contents.withLock { contents in
        contents.saves -= 1
        contents.onDisk = Set(sending)
      }
    }

    /// Takes a change, or fails.
    func receive(
      _ change: PendingChange<ModelChange>, from store: Store<OutboxRunState>
    ) async -> OutboxOutcome<ModelChange> {
      let account = store.state.outbox.account
      let (time, outcome) = contents.withLock { contents in
        if change.account != nil, change.account != account {
          contents.fault = contents.fault ?? Fault("a change is sent for nobody: \(change)")
        }
        if !contents.onDisk.contains(change.id) {
          contents.fault = contents.fault ?? Fault("a change is sent before it is on the disk")
        }
        if contents.inFlight.contains(where: { $0.lane == change.lane }) {
          contents.fault = contents.fault ?? Fault("two changes with one key are sent at a time")
        }
        contents.inFlight.append(change)
        if contents.inFlight.count > 4 {
          contents.fault = contents.fault ?? Fault("too many changes are sent at a time")
        }
        let time = contents.stream.pick([0, 0, 30, 2_000])
        return (time, contents.isHealed ? 9 : contents.stream.number(0...12))
      }
      if time > 0 { try? await clock.sleep(for: .milliseconds(time)) }
      return contents.withLock { contents in
        contents.inFlight.removeAll { $0.id == change.id }
        contents.wishes[change.id] = nil
        // A server refuses nothing that it has taken.
        let isTaken = contents.taken.contains { $0.id == change.id }
        switch outcome {
        case 0: return .again("offline", mayHaveArrived: false)
        case 1: return .again("lost")
        case 2:
          contents.wishes[change.id] = .seconds(45)
          return .again("busy", after: .seconds(45), mayHaveArrived: false)
        case 3 where change.account != nil: return .needsSignIn("expired")
        case 4 where !isTaken: return .refused("no")
        case 5 where !isTaken: return .conflict("newer")
        default:
          if !isTaken { contents.taken.append(change) }
          return outcome == 6 ? .again("lost answer") : .done()
        }
      }
    }
  }
#endif
