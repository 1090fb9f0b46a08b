package import Coordinator
package import CoordinatorLinks

extension LinkTable {
  /// Returns the web link to a route, without its scheme and host; empty for the link to the app itself.
  package func path(of route: Route<Map>) -> String? {
    url(for: route, as: .universal).map { url in
      let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
      return parts.count > 3 ? String(parts[3]) : ""
    }
  }
}
