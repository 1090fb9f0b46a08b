import AppShell
public import Coordinator
import CoordinatorLinks
import Foundation

extension AppUser {
  /// The host of web links, which the link to the first tab has.
  public static var host: String {
    let link = firstRoute.flatMap { App.links.url(for: $0, as: .universal) }
    return link.flatMap { URL(string: $0)?.host } ?? ""
  }

  /// The web link to the first tab, without its scheme and host.
  public static var firstPath: String? { firstRoute.flatMap { App.links.path(for: $0) } }

  /// Returns a web link with a scheme and a host, if it has none yet.
  static func webLink(_ link: String) -> String {
    link.contains("://") ? link : "https://\(host)/\(link)"
  }

  private static var firstRoute: Route<App.Map>? {
    let navigation = App.initialState.navigation
    return navigation.tabs.first.map { Route(root: navigation.root, tab: $0) }
  }

  /// Returns whether a link leads to a place, and no dialog is above it.
  static func isAt(_ path: String, in place: NavigationState<App.Map>) -> Bool {
    place.dialog == nil && App.links.path(for: place.route) == path
  }
}

extension NavigationMap where Root: CaseIterable {
  /// The routes to the first screens of all tabs, root after root.
  public static var tabRoutes: [Route<Self>] {
    Root.allCases.flatMap { root in tabs(of: root).map { Route(root: root, tab: $0) } }
  }
}
