import AppShell
import Coordinator
import CoordinatorLinks
import Foundation

extension AppUser {
  /// The host of web links, which the link to the first tab has.
  public static var host: String {
    let link = firstTab.flatMap { App.links.url(for: Route(tab: $0), as: .universal) }
    return link.flatMap { URL(string: $0)?.host } ?? ""
  }

  /// The web link to the first tab, without its scheme and host.
  public static var firstPath: String? { firstTab.flatMap { path(of: Route(tab: $0)) } }

  private static var firstTab: App.Map.Tab? {
    App.initialState[keyPath: App.paths.navigation].tabs.first
  }

  /// Returns the web link to a place, without its scheme and host.
  static func path(of route: Route<App.Map>) -> String? {
    App.links.url(for: route, as: .universal)?.split(separator: "/", maxSplits: 2).last
      .map(String.init)
  }
}
