#if os(Linux) && compiler(>=6.3)
  import AppShell
  import AppSimulation
  import Foundation
  import Redux

  @testable import Outbox

  struct ModelChange: OutboxChange {
    let key: String?
    let values: [Int]

    /// Only the changes of one key can be one.
    func merged(with next: Self) -> Self? {
      key == "merging" ? Self(key: key, values: values + next.values) : nil
    }

    /// The server forgets some after a while.
    var retryPeriod: Duration? { key == "forgotten" ? .seconds(35) : nil }

    static var limit: Int { 6 }
  }

  typealias ModelOutboxAction = OutboxAction<ModelChange>

  /// The state of an outbox beside a model, with a file that it is read from.
  struct OutboxComparison: ModelComparison {
    enum Operation {
      case act(Act, on: Int)
      case wake(AppAction)
      case account(String?), forget(String)
      case droppedSeen, restart
      case add(ModelChange, account: String?), addAgain(Int)
    }

    /// What happens to a change.
    enum Act: CaseIterable {
      case retried, discarded, started, returned, interrupted, succeeded, postponed, delayed
      case held, refused, conflicted, edited
    }

    /// A change as the documentation describes it.
    struct Item: Equatable {
      var id: String
      var change: ModelChange
      let account: String?
      var status = PendingChange<ModelChange>.Status.waiting
      var attempts = 0
      var mayHaveArrived = false
      var reason: String?
      var pause: OutboxPause?
      var hasNewSignIn = false
      /// When it was first sent, of the attempts that may have arrived and the last one.
      var firstAttempt: Date?

      var canBeReplaced: Bool { status != .sending && !mayHaveArrived }
    }

    static let promise = "an outbox does what it says"
    static let length = 80

    private var real = OutboxState<ModelChange>()
    private var items: [Item] = []
    private var account: String?
    private var droppedCount = 0
    private var lastID = 0
    /// Each pause has another end.
    private var time = 1_000.0

    init() {}

    mutating func perform(_ operation: Operation) -> String? {
      switch operation {
      case .act(let act, let number):
        let isEnd = ![.retried, .discarded, .started, .interrupted, .edited].contains(act)
        let indices = items.indices.filter { !isEnd || items[$0].status == .sending }
        if !indices.isEmpty { perform(act, indices[number % indices.count]) }
      case .wake(let action):
        real.reduce(action)
        guard ![.memoryWarning].contains(action) else { break }
        wake()
      case .account(let next):
        real.reduce(ModelOutboxAction.accountChanged(next))
        signIn(next)
      case .forget(let account):
        real.reduce(ModelOutboxAction.accountForgotten(account))
        items.removeAll { $0.account == account }
      case .droppedSeen:
        real.reduce(ModelOutboxAction.droppedSeen)
        droppedCount = 0
      case .restart:
        guard let data = try? JSONEncoder().encode(real),
          let read = try? JSONDecoder().decode(OutboxState<ModelChange>.self, from: data)
        else { return "it can't be written and read" }
        real = read
        account = nil
        for index in items.indices { interrupt(index) }
        wake()
      case .add(let change, let account):
        lastID += 1
        add(Item(id: "\(lastID)", change: change, account: account))
      case .addAgain(let number):
        if let item = items.isEmpty ? nil : items[number % items.count] {
          real.reduce(
            ModelOutboxAction.added(
              PendingChange(item.change, id: item.id, account: item.account)))
        }
      }
      return difference()
    }

    private mutating func signIn(_ next: String?) {
      account = next
      for index in items.indices where next != nil && items[index].account == next {
        items[index].hasNewSignIn = items[index].status == .sending
        if items[index].status == .needsSignIn {
          items[index].status = .waiting
          items[index].pause = nil
        }
      }
    }

    private mutating func interrupt(_ index: Int) {
      guard items[index].status == .sending else { return }
      items[index].status = .waiting
      items[index].mayHaveArrived = true
    }

    private mutating func wake() {
      for index in items.indices where items[index].pause?.isServersWish == false {
        items[index].pause = nil
      }
    }

    private mutating func add(_ item: Item) {
      real.reduce(
        ModelOutboxAction.added(PendingChange(item.change, id: item.id, account: item.account)))
      let index = items.lastIndex { $0.change.key == item.change.key && $0.account == item.account }
      if let index, items[index].canBeReplaced,
        let merged = items[index].change.merged(with: item.change)
      {
        let old = items[index]
        items[index] = Item(id: item.id, change: merged, account: item.account)
        if old.status == .conflict {
          items[index].status = .conflict
          items[index].reason = old.reason
        } else if old.pause?.isServersWish == true {
          items[index].pause = old.pause
        }
      } else if items.count(where: { $0.account == item.account }) < ModelChange.limit {
        items.append(item)
      } else {
        droppedCount += 1
      }
    }

    private mutating func perform(_ act: Act, _ index: Int) {
      let id = items[index].id
      // The sender reports only about what it sends.
      let isSending = items[index].status == .sending
      switch act {
      case .retried:
        real.reduce(ModelOutboxAction.retried(id))
        if !isSending {
          if items[index].status == .conflict { items[index].firstAttempt = nil }
          items[index].status = .waiting
          items[index].pause = nil
        }
      case .discarded:
        real.reduce(ModelOutboxAction.discarded(id))
        items.remove(at: index)
      case .edited:
        lastID += 1
        let change = ModelChange(key: items[index].change.key, values: [lastID])
        let new = Item(id: "\(lastID)", change: change, account: items[index].account)
        real.reduce(
          ModelOutboxAction.edited(
            id, PendingChange(change, id: new.id, account: items[index].account)))
        if items[index].canBeReplaced { items[index] = new }
      case .started:
        time += 10
        real.reduce(ModelOutboxAction.started(id, at: Date(timeIntervalSince1970: time)))
        if items[index].status == .waiting { start(index) }
      case .interrupted:
        real.reduce(ModelOutboxAction.interrupted(id))
        interrupt(index)
      default: if isSending { end(act, index) }
      }
    }

    /// Sends a change, unless the server may have it and have forgotten it.
    private mutating func start(_ index: Int) {
      let date = Date(timeIntervalSince1970: time)
      let first = items[index].mayHaveArrived ? items[index].firstAttempt ?? date : date
      items[index].firstAttempt = first
      items[index].pause = nil
      if items[index].change.key == "forgotten", date > first + 35 {
        items[index].status = .conflict
      } else {
        items[index].status = .sending
        items[index].attempts += 1
        items[index].hasNewSignIn = false
      }
    }

    /// Ends an attempt to send.
    private mutating func end(_ act: Act, _ index: Int) {
      let id = items[index].id
      switch act {
      case .returned:
        real.reduce(ModelOutboxAction.returned(id))
        items[index].status = .waiting
        items[index].attempts -= 1
        if !items[index].mayHaveArrived { items[index].firstAttempt = nil }
      case .succeeded:
        real.reduce(ModelOutboxAction.succeeded(id))
        items.remove(at: index)
      case .postponed, .delayed:
        time += 10
        let isWish = act == .delayed
        let pause = OutboxPause(
          end: Date(timeIntervalSince1970: time), length: .seconds(7), isServersWish: isWish)
        real.reduce(
          ModelOutboxAction.postponed(id, "later", after: pause, mayHaveArrived: !isWish))
        items[index].status = .waiting
        items[index].reason = "later"
        items[index].mayHaveArrived = items[index].mayHaveArrived || !isWish
        items[index].pause = pause
      case .held:
        real.reduce(ModelOutboxAction.held(id, "who"))
        items[index].status = items[index].hasNewSignIn ? .waiting : .needsSignIn
        items[index].reason = "who"
      case .refused, .conflicted:
        let isRefusal = act == .refused
        real.reduce(
          isRefusal ? ModelOutboxAction.refused(id, "no") : ModelOutboxAction.conflicted(id, "no"))
        items[index].status = isRefusal ? .refused : .conflict
        items[index].reason = "no"
        items[index].mayHaveArrived = false
      default: break
      }
    }

    private func difference() -> String? {
      let shown = items.filter { $0.account == nil || $0.account == account }
      // Before any pause is over.
      let now = Date(timeIntervalSince1970: 1_005)
      // The first of each key and account, if it waits and its pause is over.
      let ready = shown.enumerated().filter { index, item in
        item.status == .waiting && (item.pause?.end ?? now) <= now
          && !shown[..<index].contains {
            $0.change.key != nil && $0.change.key == item.change.key && $0.account == item.account
          }
      }
      let isSending = !ready.isEmpty || shown.contains { $0.status == .sending }
      return different("the list", real.changes.map(Item.init), items)
        ?? different("the account", real.account, account)
        ?? different("the number dropped", real.droppedCount, droppedCount)
        ?? different("what is shown", real.shown.map(\.id), shown.map(\.id))
        ?? different("whether it sends", real.isSending, isSending)
        ?? different(
          "what is ready", real.ready(at: now).changes.map(\.id), ready.map(\.element.id))
    }
  }

  extension OutboxComparison.Item {
    fileprivate init(_ real: PendingChange<ModelChange>) {
      self.init(
        id: real.id, change: real.change, account: real.account, status: real.status,
        attempts: real.attempts, mayHaveArrived: real.mayHaveArrived, reason: real.reason,
        pause: real.pause, hasNewSignIn: real.wasSignedInMeanwhile,
        firstAttempt: real.firstAttempt)
    }
  }

  extension OutboxComparison {
    static func operation(_ stream: inout RandomStream) -> Operation {
      let accounts = [nil, "ada", "ada", "bo"]
      switch stream.number(0...19) {
      case 0 where stream.chance(50):
        return .wake(
          stream.pick([.becameActive, .networkBecameAvailable, .backgroundRefresh, .memoryWarning]))
      case 1, 2: return .account(stream.pick(accounts))
      case 3 where stream.chance(30): return .forget("ada")
      case 4 where stream.chance(30): return .droppedSeen
      case 5: return .restart
      case 6: return .addAgain(stream.number(0...9))
      case 7...11:
        let change = ModelChange(
          key: stream.pick(["a", "forgotten", "merging", "merging", nil]),
          values: [stream.number(0...9)])
        return .add(change, account: stream.pick(accounts))
      case 12...14: return .act(.started, on: stream.number(0...9))
      case 15:
        return .act(
          stream.pick([.retried, .discarded, .edited, .interrupted]), on: stream.number(0...9))
      default:
        return .act(
          stream.pick([
            .returned, .succeeded, .postponed, .delayed, .delayed, .held, .refused, .conflicted,
          ]), on: stream.number(0...9))
      }
    }
  }
#endif
