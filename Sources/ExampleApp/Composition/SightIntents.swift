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

    init(_ sight: Sight) {
      id = sight.id
      name = sight.title
    }
  }

  /// Finds sights: those with known identifiers or names, and those that are saved or loaded, to choose from.
  struct SightEntityQuery: EntityStringQuery {
    @MainActor func entities(for identifiers: [Sight.ID]) async throws -> [SightEntity] {
      let app = SightsApp.running
      let missing = identifiers.filter { app.store.state.catalogue[$0].value == nil }
      let loads = missing.map {
        app.store.dispatch(CatalogueAction.load($0, from: app.services.client))
      }
      for load in loads { await load.value }
      return identifiers.compactMap { app.store.state.catalogue[$0].value.map(SightEntity.init) }
    }

    @MainActor func entities(matching string: String) async throws -> [SightEntity] {
      let client = SightsApp.running.services.client
      let page = try await client.sights(SightQuery(search: string), page: 1)
      return page.sights.map(SightEntity.init)
    }

    @MainActor func suggestedEntities() async throws -> [SightEntity] {
      let state = SightsApp.running.store.state
      let saved = try await entities(for: state.bookmarks.sights)
      let others = state.catalogue.loaded.filter { !state.bookmarks.sights.contains($0.id) }
      return saved + others.map(SightEntity.init)
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
