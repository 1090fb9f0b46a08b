#if os(Linux) && compiler(>=6.3)
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Outbox
  import Redux

  @testable import AppComponents
  @testable import AppSimulation
  @testable import ExampleApp

  extension Moment<SightsApp> {
    /// The coordinators of the open screens whose views are there.
    private var coordinators: [(id: ScreenID<AppMap>, coordinator: any CoordinatorType)] {
      let open = Set(state.navigation.screenIDs)
      return app.liveScreens.compactMap { screen in
        guard open.contains(screen.id), let coordinator = screen.coordinator,
          (coordinator.viewController as? UIViewController)?.isViewLoaded == true
        else { return nil }
        return (screen.id, coordinator)
      }
    }

    /// A list whose rows aren't what the state has.
    var rowFault: String? {
      for (id, coordinator) in coordinators {
        switch (coordinator, id.screen) {
        case (let list as ExploreCoordinator, .explore):
          let ids = list.viewController.rows.order.ids.compactMap(\.self)
          if let sights = state.catalogue[state.explore.query].sights.value, ids != sights {
            return "Explore has \(ids.count) rows, not \(sights.count)."
          }
          if let fault = markFault(list.viewController.rows, ids, in: id, above: .explore) {
            return fault
          }
        case (let list as ExploreCoordinator, .results(let query)):
          let ids = list.viewController.rows.order.ids.compactMap(\.self)
          if let sights = state.catalogue[query].sights.value, ids != sights {
            return "The results have \(ids.count) rows, not \(sights.count)."
          }
        case (let list as SavedCoordinator, _):
          let ids = list.viewController.rows.order.ids.compactMap(\.self)
          if ids != state.bookmarks.sights { return "Saved has the rows \(ids)." }
          if let fault = markFault(list.viewController.rows, ids, in: id, above: .saved) {
            return fault
          }
        case (let list as UnsentCoordinator, _):
          let ids = list.viewController.rows.order.ids
          if Set(ids) != Set(state.guestBook.outbox.shown.map(\.id)) {
            return "Not Sent Yet has the rows \(ids)."
          }
        case (let list as ReviewsCoordinator, .reviews(let id)):
          let waiting = state.guestBook.outbox.shown.filter { $0.change.sightId == id }
          let removed = Set(waiting.compactMap(\.change.removedId))
          var reviews = (state.guestBook[id].value ?? []).filter { !removed.contains($0.id) }
          // One that may have arrived is shown once.
          for sent in waiting where !sent.canBeReplaced {
            let copy = reviews.firstIndex {
              $0.isWritten(by: state.session.current) && $0.isMade(of: sent.change.draft)
            }
            if let copy { reviews.remove(at: copy) }
          }
          let count = list.viewController.rows.order.ids.count
          if count != waiting.count + reviews.count { return "Reviews of \(id) has \(count) rows." }
        default: break
        }
      }
      return nil
    }

    /// A list that marks another sight than the one that its own window shows.
    private func markFault<ID>(
      _ rows: TableRows<ID>, _ ids: [Sight.ID], in id: ScreenID<AppMap>, above tab: AppMap.Tab
    ) -> String? {
      let marked = rows.order.ids.first { rows.row($0)?.isSelected == true }
      let shown = state.navigation.alone(in: id.window)?[sightAbove: tab]
      let expected = ids.first { $0 == shown }
      return marked as? Sight.ID == expected
        ? nil : "\(tab) marks \(marked.map { "\($0)" } ?? "nothing"), not \(expected ?? 0)."
    }

    /// A screen whose words aren't those of the state and of the server, in English.
    var wordFault: String? {
      guard run.language == "en" else { return nil }
      for (id, coordinator) in coordinators {
        let fault: String?
        switch (coordinator, id.screen) {
        case (let screen as SightCoordinator, .sight(let id)):
          fault = sightFault(screen.viewController, id)
        case (let screen as VisitCoordinator, .visit(let id)):
          let view = screen.viewController
          fault = differing("Visits: \(state.visits.counts[id] ?? 0)", view.countLabel.text)
        case (let screen as AccountCoordinator, _): fault = accountFault(screen.viewController)
        default: fault = nil
        }
        if let fault { return fault }
      }
      return badgeFault ?? dayFault
    }

    private func differing(_ expected: String?, _ shown: String?) -> String? {
      (expected ?? "") == (shown ?? "")
        ? nil : "It says “\(shown ?? "")”, not “\(expected ?? "")”."
    }

    private func sightFault(_ view: SightViewController, _ id: Sight.ID) -> String? {
      let isSaved = state.bookmarks.sights.contains(id)
      if let fault = differing(
        isSaved ? "♥ Saved" : "Save", view.saveButton.configuration?.title)
        ?? differing("https://sights.example/sights/\(id)", view.linkLabel.text)
      {
        return fault
      }
      guard let sight = state.catalogue[id].value, let place = server.truth.place(id)
      else { return nil }
      let age = place.year.map { $0 < 0 ? " · \(-$0) BC" : " · \($0)" } ?? ""
      let rating = sight.rating.map { rating in
        let count = sight.reviewCount ?? 0
        let number = count == 0 ? "" : count == 1 ? " · 1 review" : " · \(count) reviews"
        return "★ \(String(format: "%.1f", rating)) of 5\(number)"
      }
      return differing(place.name, view.title)
        ?? differing("\(place.city), \(place.country)\(age)", view.placeLabel.text)
        ?? differing(rating ?? "Not reviewed yet", view.ratingLabel.text)
        ?? differing(place.summary, view.summaryLabel.text)
        ?? differing(position(of: place), view.positionLabel.text)
    }

    private func position(of place: ServerTruth.Place) -> String? {
      guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
      let north = String(format: "%.4f", abs(latitude)) + "° " + (latitude < 0 ? "S" : "N")
      return north + ", " + String(format: "%.4f", abs(longitude)) + "° "
        + (longitude < 0 ? "W" : "E")
    }

    private func accountFault(_ view: AccountViewController) -> String? {
      let account = state.session.current
      let held = state.guestBook.outbox.changes.count
      let reason =
        held == 0
        ? "Sign in to write reviews." : "Sign in to send the reviews that wait: \(held)."
      if view.signOutButton.isHidden == (account != nil) { return "Sign Out is wrong." }
      if view.signInButton.isHidden != (account != nil) { return "Sign In is wrong." }
      return differing(account?.name ?? "Not signed in", view.nameLabel.text)
        ?? differing(account?.email ?? reason, view.emailLabel.text)
    }

    /// A tab that doesn't count what it has.
    private var badgeFault: String? {
      let saved = state.bookmarks.sights.count
      for element in run.screen.elements where element.role == .tab && element.label == "Saved" {
        if let fault = differing(saved == 0 ? nil : "\(saved)", element.value) { return fault }
      }
      return nil
    }

    /// A review on the screen whose day isn't the one on which it was written, wherever the user is.
    private var dayFault: String? {
      let top = state.navigation.screenIDs(in: state.navigation.topContainer).last
      guard case .reviews(let id)? = top?.screen, run.screen.size.columns >= 60 else { return nil }
      let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ]
      let opinions = server.truth.reviews(of: id)
      for line in text.split(separator: "\n") {
        let found = opinions.filter {
          line.contains("★ \($0.author) · ") || line.contains("☆ \($0.author) · ")
        }
        let days = found.map { opinion in
          let parts = opinion.date.split(separator: "-").compactMap { Int($0) }
          return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
        }
        if !days.isEmpty, !days.contains(where: { line.contains($0) }) {
          return "It says “\(line)”, not \(days[0])."
        }
      }
      return nil
    }
  }
#endif
