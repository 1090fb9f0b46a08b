#if canImport(AppIntents)
  import AppIntents
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Redux

  /// A sight, as Siri and Shortcuts name it.
  struct SightEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
      name: LocalizedStringResource("Sight", table: "Intents"))
    static let defaultQuery = SightEntityQuery()

    let id: Sight.ID
    let name: String

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
  }

  /// Finds sights: those with known identifiers, and the saved ones to choose from.
  struct SightEntityQuery: EntityQuery {
    @MainActor func entities(for identifiers: [Sight.ID]) async throws -> [SightEntity] {
      let app = SightsApp.running
      for id in identifiers where app.store.state.catalogue[id].value == nil {
        await app.store.dispatch(CatalogueAction.load(id, from: app.services.client)).value
      }
      return identifiers.compactMap { id in
        app.store.state.catalogue[id].value.map { SightEntity(id: id, name: $0.name) }
      }
    }

    @MainActor func suggestedEntities() async throws -> [SightEntity] {
      try await entities(for: SightsApp.running.store.state.bookmarks.sights)
    }
  }

  /// Opens the app at a sight.
  struct OpenSight: AppIntent {
    static let title = LocalizedStringResource("Open Sight", table: "Intents")
    static let openAppWhenRun = true

    @Parameter(title: LocalizedStringResource("Sight", table: "Intents"))
    var sight: SightEntity

    @MainActor func perform() async throws -> some IntentResult {
      let route = Route<AppMap>(tab: .explore, [.sight(id: sight.id)])
      if let link = AppLinks.address(of: route) { SightsApp.running.open(link, from: .inApp) }
      return .result()
    }
  }

  /// Saves a sight, without opening the app.
  struct SaveSight: AppIntent {
    static let title = LocalizedStringResource("Save Sight", table: "Intents")
    static let openAppWhenRun = false

    @Parameter(title: LocalizedStringResource("Sight", table: "Intents"))
    var sight: SightEntity

    @MainActor func perform() async throws -> some IntentResult {
      let app = SightsApp.running
      app.store.dispatch(BookmarksAction.added(sight.id))
      await app.services.shell.saved()
      return .result()
    }
  }
#endif
