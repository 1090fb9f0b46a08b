#if os(Linux) && compiler(>=6.3)
  import AppShell
  import AppSimulation
  import Coordinator
  import CoordinatorLinks
  import Outbox
  import Redux

  @testable import ExampleApp

  extension SightsApp {
    /// What Sights promises, whatever happens; the library checks what every app promises.
    static let promises = ownPromises + Promise.oracles

    private static let ownPromises: [Promise<SightsApp>] = [
      .eventually(within: .seconds(30), "no request is slow forever") {
        $0.state.slowRequests == SlowRequestsState()
      },
      .eventually(within: .seconds(30), "no problem outlives a full disk") {
        $0.state.storage.problem == nil
      },
      // A session that expires isn't a sign-out, and keeps what the user wrote.
      .always("who is signed in has the token, and nobody else") {
        $0.state.session.current == $0.app.services.client.tokens.token?.account
      },
      .always("who is signed in isn't asked to sign in") { moment in
        !moment.state.session.isSignedIn
          || !moment.state.navigation.screenIDs.contains { $0.screen == .signIn }
      },
      .always("the outbox knows who is signed in") {
        $0.state.guestBook.outbox.account == $0.state.session.current?.email
      },
      .after({ $0 as? SessionAction == .signOutConfirmed }, "nothing is left of the earlier user") {
        $0.state.session.isSignedIn
          || $0.state.session == SessionState() && $0.state.guestBook.drafts.isEmpty
            && $0.state.guestBook.unsentCount == 0 && !$0.keepsUnsentOfLastUser
      },
      // A review may be sent some minutes after the server works again, and is confirmed then.
      .eventually(within: .seconds(720), "feedback goes") { $0.state.feedback.current == nil },
      .always("every draft is saved") {
        SavedData(drafts: $0.state.guestBook.drafts).drafts == $0.state.guestBook.drafts
      },
      .always("a review that was sent leaves no draft") { moment in
        let sent = moment.actions.compactMap { ($0 as? ReviewOutboxAction)?.added }
        return sent.allSatisfy { moment.state.guestBook.drafts[$0.change.sightId] == nil }
      },
      .always("no review is sent before it is on the disk") { $0.server.unsavedKeys.isEmpty },
      .always("a refused token isn't used again") { !$0.server.wasAskedWithRefusedToken },
      .always("nothing waits for a sign-in that there is") {
        $0.state.guestBook.outbox.shown.allSatisfy { $0.status != .needsSignIn }
      },
      .always("nobody sees what another user hasn't sent") {
        let user = $0.state.session.current?.email
        return $0.state.guestBook.outbox.shown.allSatisfy { $0.account == user }
      },
      .always("each review is listed once") { moment in
        (1...200).allSatisfy { id in
          let ids = (moment.state.guestBook[id].value ?? []).map(\.id)
          return Set(ids).count == ids.count
        }
      },
      .eventually(within: .seconds(700), "what waits is sent once the server works") {
        $0.state.guestBook.outbox.shown.allSatisfy {
          $0.status != .waiting && $0.status != .sending
        }
      },
      .always("a draft is only its writer's") { $0.strangeDraft == nil },
      .always("a form's state goes with it") { moment in
        let screens = moment.state.navigation.screenIDs
        return moment.state.signIn.count == screens.count { $0.screen == .signIn }
          && moment.state.register.count == screens.count { $0.screen == .register }
      },
      .always("no page of a list is skipped") { $0.skippedPage == nil },
      .always("a link waits only for its user") {
        let user = $0.state.session.current?.email
        guard case .user(let owner)? = $0.state.links.pending?.owner else { return true }
        return owner == user
      },
      .always("what the app calls sent, the server has") { moment in
        let written = moment.allActions.compactMap { action -> String? in
          if case .written(_, let review) = action as? GuestBookAction {
            review.content
          } else {
            nil
          }
        }
        return Set(written).isSubset(of: moment.server.reviews)
      },
      .always("a review that was on its way isn't lost") { moment in
        let givenUp = moment.allActions.contains {
          $0 as? SessionAction == .signOutConfirmed || ($0 as? GuestBookAction)?.isEdit == true
            || ($0 as? ReviewOutboxAction)?.isDiscard == true
        }
        let kept = Set(moment.state.guestBook.outbox.changes.map(\.id))
        return givenUp || moment.sentKeys.subtracting(kept).isSubset(of: moment.server.keys)
      },
      .always("no review is sent twice") { moment in
        let counts = moment.server.reviews.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return counts.allSatisfy { $0.value <= max(1, moment.sentCount(of: $0.key)) }
      },
      .always("one key means one review") { moment in
        let sent = moment.world.requests.filter { $0.name.hasSuffix("/reviews") }
        let contents = Dictionary(grouping: sent.filter { $0.name.hasPrefix("POST") }) {
          $0.details.split(separator: " ").first ?? ""
        }
        return contents.values.allSatisfy { Set($0.map { "\($0.name) \($0.details)" }).count == 1 }
      },
    ]
  }

  extension GuestBookAction {
    fileprivate var isEdit: Bool { if case .editTapped = self { true } else { false } }
  }

  extension ReviewOutboxAction {
    /// The review that the user has sent.
    fileprivate var added: PendingChange<ReviewChange>? {
      if case .added(let pending) = self { pending } else { nil }
    }
    fileprivate var isDiscard: Bool { if case .discarded = self { true } else { false } }
  }

  extension Moment<SightsApp> {
    /// The identities with which reviews were sent.
    fileprivate var sentKeys: Set<String> {
      let reviews = world.requests.filter {
        $0.name.hasPrefix("POST") && $0.name.hasSuffix("/reviews")
      }
      return Set(reviews.compactMap { $0.details.split(separator: " ").first.map(String.init) })
    }

    /// How often the user has sent a review, who may write the same one again.
    fileprivate func sentCount(of review: String) -> Int {
      let sent = allActions.compactMap { ($0 as? ReviewOutboxAction)?.added }.filter { pending in
        let (change, draft) = (pending.change, pending.change.draft)
        return change.removedId == nil && review.hasPrefix("\(change.sightId) ")
          && review.hasSuffix(" \(draft.rating) \(draft.text)")
      }
      return Set(sent.map(\.id)).count
    }
  }
#endif
