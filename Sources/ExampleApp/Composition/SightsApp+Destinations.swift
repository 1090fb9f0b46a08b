#if TOOLS
  import AppShell
  import Coordinator
  import Redux

  nonisolated extension SightsApp {
    /// The screens, and the sights that are loaded, by name.
    static func destinations(_ state: AppState) -> [(name: String, route: Route<AppMap>)] {
      let sights = state.catalogue.loaded.map { sight in
        (name: sight.title, route: Route<AppMap>(tab: .explore, [.sight(id: sight.id)]))
      }
      return screens + kinds(of: 1) + sights
    }

    private static var screens: [(name: String, route: Route<AppMap>)] {
      [
        (localized("Explore"), Route(tab: .explore)), (localized("Saved"), Route(tab: .saved)),
        (localized("Account"), Route(tab: .account)),
        (localized("Sign In"), Route(tab: .account, modals: [[.signIn]])),
        (localized("Register"), Route(tab: .account, modals: [[.register]])),
        (localized("Not Sent Yet"), Route(tab: .account, [.unsent])),
      ]
    }

    /// The screens of a sight, which stand for those of all sights.
    private static func kinds(of id: Sight.ID) -> [(name: String, route: Route<AppMap>)] {
      let sight = AppMap.Screen.sight(id: id)
      return [
        (localized("Sight…"), Route(tab: .explore, [sight])),
        (localized("Visit…"), Route(tab: .explore, [sight], modals: [.visit(of: id)])),
        (localized("Reviews…"), Route(tab: .explore, [sight, .reviews(id: id)])),
        (localized("Offline Guide…"), Route(tab: .explore, [sight, .guide(id: id)])),
        (
          localized("Write a Review…"),
          Route(tab: .explore, [sight, .reviews(id: id)], modals: [[.writeReview(id: id)]])
        ),
        (localized("Saved Sight…"), Route(tab: .saved, [sight])),
      ]
    }
  }
#endif
