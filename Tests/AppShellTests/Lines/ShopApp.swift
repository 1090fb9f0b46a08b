import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import ReduxTesting

// NB: `.ci/lines` counts the lines between `// count: …` and `// end`. They are what an app writes outside
// the rooms of its screens.

/// An app with a screen of each kind, as short as an app can write them.
enum ShopApp: AppType {
  typealias Services = ShopServices

  static let name = "Shop"
  static let bundleIdentifier = "com.example.shop"
  static let words = WordTable(.main)
  static let links = shopLinks
  static let paths = AppPaths<Self>(\.navigation, links: \.links, storage: \.storage)
  static let recordedTypes: [any (Codable & Sendable).Type] = [
    ShopAction.self,
    // count: a pushed screen
    HelpAction.self,
    // end
    // count: a screen with a state that goes with it
    NoteAction.self,
    // end
    // count: a sheet that returns a result
    ColorAction.self,
    // end
  ]
  static var initialState: ShopState { ShopState() }

  // count: a lock with its question
  static func locked(_ state: ShopState) -> Set<ShopMap.Screen> {
    state.note.screens(where: \.form.hasText)
  }
  // end

  static func coordinator(
    of screen: ShopMap.Screen, context: ScreenContext<Self>
  ) -> any ScreenCoordinator {
    switch screen {
    case .shop: shopCoordinator(context)
    // count: a pushed screen
    case .help: helpCoordinator(context)
    // end
    // count: a screen with a state that goes with it
    case .note: noteCoordinator(context)
    // end
    // count: a sheet that returns a result
    case .color: colorCoordinator(context)
    // end
    case .saved, .helpOn: helpCoordinator(context)
    }
  }

  static func item(of tab: ShopMap.Tab) -> UITabBarItem {
    UITabBarItem(title: "Shop", image: nil, tag: 0)
  }
}

enum ShopMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Tab: String, CaseIterable, Codable, Sendable { case shop }
  enum Screen: Hashable, Codable, Sendable {
    case shop
    // count: a pushed screen
    case help
    // end
    // count: a screen with a state that goes with it
    case note
    // end
    // count: a sheet that returns a result
    case color
    // end
    case saved(note: Int)
    case helpOn(note: Int)
  }

  static func root(of tab: Tab) -> Screen { .shop }
}

// count: a table of six links
private let shopLinks = LinkTable<ShopMap>.constant {
  try LinkTable(
    schemes: ["shop"], hosts: ["shop.example"],
    [
      Link("shop", to: Route(tab: .shop)),
      // count: a pushed screen
      Link("help", to: Route(tab: .shop, [.help])),
      // end
      // count: a screen with a state that goes with it
      Link("note", to: Route(tab: .shop, modals: [[.note]])),
      // end
      Link("color", to: Route(tab: .shop, modals: [[.color]])),
      Link("notes/:id", .int("id", in: 1...999)) { Route(tab: .shop, [.saved(note: $0)]) },
      Link("notes/:id/help", .int("id", in: 1...999)) { Route(tab: .shop, [.helpOn(note: $0)]) },
    ])
}
// end

struct ShopState: StateType, Equatable {
  var navigation = NavigationState<ShopMap>(selectedTab: .shop)
  var links = LinkState<ShopMap>()
  var storage = StorageState<NothingSaved>()
  var shop = ScreenStates<ShopMap, ShopHomeState> { $0 == .shop ? ShopHomeState() : nil }
  // count: a screen with a state that goes with it
  var note = ScreenStates<ShopMap, NoteState> { $0 == .note ? NoteState() : nil }
  // end

  init() { reduce(RouteAction<ShopMap>.popToRoot) }

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    storage.reduce(action)
    shop.reduce(action, in: navigation)
    // count: a screen with a state that goes with it
    note.reduce(action, in: navigation)
    // end
  }
}

struct ShopServices: AppServices {
  var shell = ShellServices()
  /// Sends a note, and returns what the server took.
  var note: @Sendable (NoteDraft) async throws -> NoteDraft = { $0 }

  init(_ launch: Launch) { shell = ShellServices(launch) }
  init(clock: TestClock) { shell = ShellServices(clock: clock) }
}

extension ShopApp: TestableApp {
  static func testServices(clock: TestClock) -> ShopServices { ShopServices(clock: clock) }
}
