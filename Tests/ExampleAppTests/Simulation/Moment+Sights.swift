#if os(Linux) && compiler(>=6.3)
  import AppShell
  import AppSimulation
  import Outbox
  import Redux

  @testable import ExampleApp

  extension Moment<SightsApp> {
    /// Whether the app keeps a review of the user who has signed out last.
    var keepsUnsentOfLastUser: Bool {
      let users = allActions.compactMap { ($0 as? SessionAction)?.account?.email }
      return state.guestBook.outbox.changes.contains { $0.account == users.last }
    }

    /// The sight whose draft another user has written, if there is one.
    var strangeDraft: Sight.ID? {
      guard let user = state.session.current?.email else { return nil }
      var writers: [Sight.ID: String] = [:]
      var current: String?
      for action in allActions {
        switch action {
        case ExampleApp.StorageAction.loaded, SessionAction.signedOut: current = nil
        case let action as SessionAction: current = action.account?.email ?? current
        case GuestBookAction.drafted(let id, _), GuestBookAction.editTapped(_, about: let id):
          writers[id] = current
        default: break
        }
      }
      return state.guestBook.drafts.keys.first { writers[$0].map { $0 != user } ?? false }
    }

    /// A page that was asked for, though the one before it wasn't.
    var skippedPage: String? {
      var last: [String: Int] = [:]
      for request in world.requests where request.name == "GET sights" {
        guard let page = request.details.split(separator: "page=").last.flatMap({ Int($0) }) else {
          continue
        }
        let list = String(request.details.prefix { $0 != "#" })
        if page > last[list, default: 0] + 1 { return request.details }
        last[list] = max(page, last[list, default: 0])
      }
      return nil
    }
  }

  extension SessionAction {
    /// The user who signs in.
    fileprivate var account: Account? {
      switch self {
      case .signedIn(let account, _), .restored(let account): account
      case .signOutConfirmed, .signedOut: nil
      }
    }
  }
#endif
