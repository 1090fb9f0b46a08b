import AppShell
import Coordinator
import CoordinatorLinks
import Foundation
import Outbox
import Redux

/// Sights, as the shell starts it.
@main enum SightsApp: AppType {
  typealias Main = AppCoordinator

  static let name = "Sights"
  static let words = localized
  static let links = AppLinks.table
  static var initialState: AppState { AppState() }

  /// The name of the app in the Keychain, and in reports to the system.
  static let bundleIdentifier = "com.example.sights"

  static func saved(in store: Store<AppState>) -> StateStream<SavedData> {
    store.observe(
      \.bookmarks.sights, \.visits, \.guestBook.drafts, \.guestBook.writer, \.guestBook.outbox
    ).map {
      SavedData(saved: $0, visits: $1.counts, drafts: $2, writer: $3, unsent: $4)
    }
  }

  static func prepare(_ store: Store<AppState>, with services: Services) {
    services.downloads.start(in: store, clock: services.clock)
    let tokens = services.client.tokens
    tokens.onEnd { [weak store] in store?.dispatch(SessionAction.signedOut) }
    if let session = tokens.token { store.dispatch(SessionAction.restored(session.account)) }
    services.client.connection.outdated.onReport { [weak store] in
      store?.dispatch(UpdateAction.refused)
    }
    let sender = OutboxSender(services) { [weak store, client = services.client] id in
      // The review has changed the sight's rating.
      store?.dispatch(CatalogueAction.load(id, from: client))
    }
    sender.start(in: store)
    // Whether this version is too old is known once a server refuses it.
    if store.state.navigation.root == .update { store.dispatch(AppRoute.enter(.main)) }
  }

  /// Waits until the reviews are sent for which a refresh in the background was an occasion.
  static func response(to event: AppAction, _ services: Services) -> Effect<AppState>? {
    guard event == .backgroundRefresh else { return nil }
    return { store in
      let isSending = store.observe { $0.guestBook.outbox.isSending }
      for await isSending in isSending where !isSending { break }
    }
  }

  static func dialog(_ dialog: ShellDialog) -> AppMap.Dialog { .shell(dialog) }
}

/// An action that navigates.
typealias AppRoute = RouteAction<AppMap>
/// The context that the coordinator of a screen works with.
typealias ScreenContext = AppShell.ScreenContext<SightsApp>
/// The events of the app's file.
typealias StorageAction = AppShell.StorageAction<SavedData>

/// The texts of the app, in the user's language.
nonisolated let localized = WordTable(.app)

nonisolated extension Bundle {
  /// The bundle with the app's resources; Xcode builds the app without the package's bundle.
  static var app: Bundle {
    #if SWIFT_PACKAGE
      .of { module }
    #else
      main
    #endif
  }
}
