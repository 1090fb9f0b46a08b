import Coordinator

extension AppLinks {
  /// All links, as somebody at a shell wants them.
  static func list(_ listing: LinkListing) -> String {
    switch listing {
    case .table: table.listing
    case .dot: table.dot
    case .mermaid: table.mermaid
    case .association: table.appleAppSiteAssociation(appIDs: ["TEAMID.com.example.sights"])
    }
  }
}
