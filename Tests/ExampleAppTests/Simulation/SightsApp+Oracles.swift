#if os(Linux) && compiler(>=6.3)
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Outbox

  @testable import AppComponents
  @testable import AppSimulation
  @testable import ExampleApp
  @testable import Redux

  extension Promise<SightsApp> {
    /// What Sights has to show and to send, found out in another way than the app does.
    static let oracles: [Promise<SightsApp>] = [
      always("a list has what the server has, in its order") { $0.listFault },
      always("a sight is as the server has it") { $0.sightFault },
      always("reviews are those that the server has") { $0.reviewFault },
      always("the app remembers what the user did") { $0.modelFault },
      always("each request carries the token that it needs") { moment in
        moment.server.strangeToken.map { "\($0) doesn't." }
      },
      always("a review is sent as its author wrote it") { $0.sentFault },
      always("four requests run at a time") { moment in
        moment.server.most > 4 ? "There were \(moment.server.most)." : nil
      },
      always("a guide is on the device as the app says") { $0.guideFault },
      always("each event is counted once") { moment in
        let model = moment.model
        let counts = moment.server.counts
        return model.counts.keys.sorted().first { counts[$0] != model.counts[$0] }
          .map { "\($0): \(counts[$0] ?? 0), not \(model.counts[$0] ?? 0)" }
      },
      always("subscriptions end with what needs them") { $0.countFault },
      always("rows are those of the state") { $0.rowFault },
      always("a screen says what is true") { $0.wordFault },
      always("a link means what its address says") { $0.linkFault },
    ]

    /// A promise that says what is wrong.
    private static func always(
      _ name: String, fault: @escaping @MainActor @Sendable (Moment<SightsApp>) -> String?
    ) -> Self {
      Self(name: name, occasion: .always, fault: fault)
    }
  }

  extension Moment<SightsApp> {
    fileprivate var truth: ServerTruth { server.truth }

    fileprivate var model: SightsModel {
      server.model(after: allActions, since: run.firstAction)
    }

    /// Whether the answer to a request for the reviews of a sight was that to another.
    private func wasWrong(about id: Sight.ID) -> Bool {
      world.faults.contains { $0.hasPrefix("wrong: GET sights/\(id)/reviews ") }
    }

    /// Nothing observes or sleeps longer than it has to: the numbers are the same whenever the same screens are open.
    fileprivate var countFault: String? {
      guard world.isQuiet, !run.hasTraveled else { return nil }
      let screens = app.liveScreens.map { "\($0.id)" }.sorted()
      let key = (screens + app.runningEffects.sorted()).joined(separator: " ")
      let number = app.store.subscriptionCount
      let least = min(number, run.census[key]?.first ?? number)
      run.census[key] = [least]
      // What the app waits for at a start may be one of them.
      return number <= least + 1
        ? nil : "There are \(number) subscriptions, and were \(least) on the same screens."
    }

    /// Whether the server has the reviews from the beginning.
    private var isUnchanged: Bool { server.written.isEmpty && server.removed.isEmpty }

    fileprivate var listFault: String? {
      let queries = actions.compactMap { action -> SightQuery? in
        if case CatalogueAction.pageLoad(let query, _, .success) = action { query } else { nil }
      }
      for query in Set(queries) {
        guard let ids = truth.ids(for: query) else { continue }
        let list = state.catalogue[query]
        let shown = list.sights.value ?? []
        guard query.sort != .rating || isUnchanged else {
          // Each review that is written or removed may take one sight past the pages that are loaded.
          let changes = server.written.count + server.removed.count
          if list.nextPage == nil, shown.count + changes < ids.count {
            return "\(query) ends too early, while it changes."
          }
          continue
        }
        if shown != Array(ids.prefix(shown.count)) { return "\(query) has \(shown.prefix(60))." }
        if list.nextPage == nil, shown.count != ids.count { return "\(query) ends too early." }
        if list.nextPage != nil, list.nextPage != 1, shown.count == ids.count {
          return "\(query) has no end."
        }
        if let total = list.total, total != ids.count { return "\(query) has \(total) in all." }
      }
      return nil
    }

    fileprivate var sightFault: String? {
      var ids: Set<Sight.ID> = []
      for action in actions {
        switch action {
        case CatalogueAction.pageLoad(_, _, .success(let page)):
          ids.formUnion(page.sights.prefix(3).map(\.id))
        case CatalogueAction.sightLoad(let id, .success): ids.insert(id)
        default: break
        }
      }
      let changed = Set(server.written.map(\.sightId))
      for id in ids.sorted() {
        guard let sight = state.catalogue[id].value, let place = truth.place(id) else { continue }
        let shown = ServerTruth.Place(
          id: sight.id, name: sight.name, city: sight.city, country: sight.country,
          year: sight.year, latitude: sight.latitude, longitude: sight.longitude,
          summary: sight.summary)
        if shown != place { return "It is \(shown), not \(place)." }
        guard server.removed.isEmpty, !changed.contains(id) else { continue }
        if sight.rating != truth.mean(of: id) { return "The rating of \(id) is wrong." }
        let count = truth.reviews(of: id).count
        if (sight.reviewCount ?? 0) != count { return "The number of reviews of \(id) is wrong." }
      }
      return nil
    }

    fileprivate var reviewFault: String? {
      let isGivenUp = allActions.contains {
        $0 as? SessionAction == .signOutConfirmed
          || ($0 as? ReviewOutboxAction)?.isDiscarding == true
          || ($0 as? GuestBookAction)?.isEditing == true
      }
      guard world.isQuiet, !isGivenUp else { return nil }
      let ids = actions.compactMap { ($0 as? GuestBookAction)?.sight }
      for id in Set(ids) {
        guard case .loaded(let reviews) = state.guestBook[id], !wasWrong(about: id),
          !state.guestBook.outbox.changes.contains(where: { $0.change.sightId == id })
        else { continue }
        let removed = server.removed
        let written = server.written.filter { $0.sightId == id }.map(\.id)
        let expected = (written + truth.reviews(of: id).map(\.id)).filter { !removed.contains($0) }
        if reviews.map(\.id) != expected {
          return "Of \(id), they are \(reviews.map(\.id)), not \(expected)."
        }
        for review in truth.reviews(of: id) {
          guard let shown = reviews.first(where: { $0.id == review.id }) else { continue }
          if shown.text != review.text || shown.author != review.author
            || shown.rating != review.rating || shown.date != review.date
          {
            return "\(shown) isn't \(review)."
          }
        }
      }
      return nil
    }

    fileprivate var modelFault: String? {
      let model = self.model
      if state.bookmarks.sights != model.saved {
        return "Saved are \(state.bookmarks.sights), not \(model.saved)."
      }
      if state.bookmarks.canUndo != model.canUndo { return "Undo is wrong." }
      if state.visits.counts != model.visits { return "Visits are \(state.visits.counts)." }
      if state.session.current != model.account { return "Somebody else is signed in." }
      if state.explore.query != model.query { return "The search is \(state.explore.query)." }
      let drafts = state.guestBook.drafts
      for id in Set(drafts.keys).union(model.drafts.keys) {
        // One that is edited again may be on its way by then.
        if let draft = model.drafts[id], draft == nil { continue }
        if drafts[id] != model.drafts[id] ?? nil { return "The draft of \(id) is another one." }
      }
      return nil
    }

    fileprivate var guideFault: String? {
      guard world.isQuiet else { return nil }
      let ids = actions.compactMap { action -> Sight.ID? in
        switch action {
        case DownloadsAction.load(let id, _), DownloadsAction.found(let id, _): id
        default: nil
        }
      }
      for id in Set(ids) where !state.downloads[id].isLoading {
        let (shown, kept) = (state.downloads[id].value, app.services.guides.read(id))
        if shown != kept {
          return
            "Of \(id), \(shown?.parts.count ?? 0) parts are shown, and \(kept?.parts.count ?? 0) are there."
        }
      }
      return nil
    }

    fileprivate var sentFault: String? {
      let model = self.model
      for sent in server.takeSent() {
        guard let review = model.sent[sent.key] else { return "Nobody wrote \(sent.key)." }
        if sent.account != review.account { return "\(sent.key) was sent for somebody else." }
        if sent.sight != review.change.sightId { return "\(sent.key) was about another sight." }
        if sent.draft != review.change.draft { return "\(sent.key) was changed." }
      }
      return nil
    }
  }

  extension ReviewOutboxAction {
    fileprivate var isDiscarding: Bool { if case .discarded = self { true } else { false } }
  }

  extension GuestBookAction {
    fileprivate var isEditing: Bool { if case .editTapped = self { true } else { false } }

    fileprivate var sight: Sight.ID? {
      switch self {
      case .load(let id, _), .written(let id, _), .removed(let id, _): id
      case .removalConfirmed, .drafted, .editTapped: nil
      }
    }
  }
#endif
