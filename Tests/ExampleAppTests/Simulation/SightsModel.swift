#if os(Linux) && compiler(>=6.3)
  import AppShell
  import CoordinatorLinks
  import Outbox
  import Redux

  @testable import ExampleApp

  /// What the user has done, and what the app therefore has to remember, beside the app's own state.
  struct SightsModel: Sendable {
    private(set) var saved: [Sight.ID] = []
    /// The lists to which the user can go back, the last one first.
    private var undoable: [[Sight.ID]] = []
    private(set) var visits: [Sight.ID: Int] = [:]
    private(set) var account: Account?
    /// What the user has begun to write; nil if it is uncertain.
    private(set) var drafts: [Sight.ID: UnfinishedReview?] = [:]
    private var writer: String?
    private(set) var query = SightQuery()
    /// What the user has sent, by its identity.
    private(set) var sent: [String: PendingReview] = [:]
    /// How often each event that is counted has happened.
    private(set) var counts: [String: Int] = [:]
    /// The number of actions that it has followed.
    private var followed = 0

    var canUndo: Bool { !undoable.isEmpty }

    /// Follows the actions that are new; at one of them, the app has started again.
    mutating func follow(_ actions: [any ActionType], since start: Int) {
      for number in followed..<max(followed, actions.count) {
        if number == start { restart() }
        reduce(actions[number])
      }
      if followed <= start, start == actions.count { restart() }
      followed = actions.count
    }

    private mutating func restart() {
      saved = []
      undoable = []
      visits = [:]
      account = nil
      drafts = [:]
      writer = nil
      query = SightQuery()
    }

    private mutating func reduce(_ action: any ActionType) {
      switch action {
      case let action as SessionAction: reduce(action)
      case let action as ExploreAction: reduce(action)
      case let action as GuestBookAction: reduce(action)
      case let action as BookmarksAction: reduce(action)
      case VisitsAction.added(let id): visits[id, default: 0] += 1
      case VisitsAction.removed(let id):
        let left = (visits[id] ?? 0) - 1
        visits[id] = left > 0 ? left : nil
      case ExampleApp.StorageAction.loaded(let data):
        saved = data.saved
        visits = data.visits
        drafts = data.drafts
        writer = data.writer
      case ReviewOutboxAction.added(let pending):
        sent[pending.id] = sent[pending.id] ?? pending
        if !pending.isRemoval { drafts[pending.change.sightId] = nil }
      case ReviewOutboxAction.edited(_, let pending): sent[pending.id] = pending
      case LinkAction<AppMap>.routed: count("linkFollowed")
      case LinkAction<AppMap>.refused: count("linkRefused")
      default: break
      }
    }

    private mutating func reduce(_ action: SessionAction) {
      switch action {
      case .signedIn(let account, _), .restored(let account):
        if case .signedIn = action { count("signedIn") }
        self.account = account
        // Nobody sees what another user wrote.
        if writer != nil, writer != account.email { drafts = [:] }
        writer = account.email
      case .signedOut: account = nil
      case .signOutConfirmed: (drafts, writer) = ([:], nil)
      }
    }

    private mutating func reduce(_ action: GuestBookAction) {
      switch action {
      case .drafted(let id, let draft):
        drafts[id] = draft.rating == nil && draft.text.isEmpty ? nil : draft
      // What the user has begun to write isn't replaced.
      case .editTapped(_, about: let id):
        if (drafts[id] ?? nil) == nil { drafts.updateValue(nil, forKey: id) }
      case .written: count("reviewSent")
      case .load, .removed, .removalConfirmed: break
      }
    }

    private mutating func reduce(_ action: ExploreAction) {
      switch action {
      case .searched(let words): query.search = words
      case .sortTapped(let sort): (query.sort, query.isReversed) = (sort, false)
      case .orderTapped: query.isReversed = !query.isReversed
      default: break
      }
    }

    private mutating func reduce(_ action: BookmarksAction) {
      switch action {
      case .added(let id):
        saved.removeAll { $0 == id }
        saved.insert(id, at: 0)
        undoable = []
        count("sightSaved")
      case .removed(let id):
        undoable.insert(saved, at: 0)
        saved.removeAll { $0 == id }
      case .cleared:
        undoable.insert(saved, at: 0)
        saved = []
      case .removalUndone: if !undoable.isEmpty { saved = undoable.removeFirst() }
      }
    }

    private mutating func count(_ event: String) { counts[event, default: 0] += 1 }
  }
#endif
