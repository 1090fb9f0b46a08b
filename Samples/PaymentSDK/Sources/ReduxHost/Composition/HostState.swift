import AppShell
import Coordinator
import CoordinatorLinks
import Redux

/// Everything that the app remembers, which is nothing of the SDK's.
struct HostState: AppStateType {
  var navigation = NavigationState<HostMap>(selectedTab: .home)
  var links = LinkState<HostMap>()
  /// The references of the user's payments.
  var receipts: [String] = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    switch action {
    case PaymentsAction.sent(let id): receipts.append(id)
    default: break
    }
  }
}

/// The screens of the app.
enum HostMap: NavigationMap {
  typealias Dialog = ShellDialog
  enum Tab: String, CaseIterable, Codable, Sendable { case home }
  enum Screen: Hashable, Codable, Sendable {
    case home
    /// The SDK, which brings its own navigation controller.
    case payments
  }

  static func firstScreen(of tab: Tab) -> Screen { .home }
}

/// The links of the app; one opens the SDK like any screen.
enum HostLinks {
  static let table = LinkTable<HostMap>.constant {
    try LinkTable(
      schemes: ["reduxhost"], hosts: ["host.example"],
      [
        Link("home", to: Route(tab: .home)),
        Link("pay", to: Route(tab: .home, modals: [Modal([.payments], as: .bare)])),
      ])
  }
}
