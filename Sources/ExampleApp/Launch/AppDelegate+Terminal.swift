#if !os(iOS)
  import Coordinator
  import Foundation
  import UIKit

  extension AppDelegate {
    /// Starts the app in a terminal, as the command line says.
    static func main() {
      do {
        run(try Launch(arguments: Array(CommandLine.arguments.dropFirst())))
      } catch {
        stop(64, "\(error.words)\n\n\(Launch.usage)")
      }
    }

    private static func run(_ launch: Launch) {
      if launch.showsHelp { return print(Launch.usage) }
      if let listing = launch.links { return print(list(AppLinks.table, as: listing)) }
      let url = launch.link.flatMap { URL(string: $0) }
      if let link = launch.link,
        case .failure(let refusal) = AppLinks.table.parse(link, from: .commandLine)
      {
        stop(65, "The link can't be opened: \(refusal)")
      }
      let size = launch.size.map { TerminalSize(columns: $0.columns, rows: $0.rows) }
      TerminalApplication.run(
        AppDelegate.self, launch: TerminalLaunch(url: url, isPlain: launch.isPlain, size: size))
    }

    private static func list(_ table: LinkTable<AppMap>, as listing: Launch.LinkListing) -> String {
      switch listing {
      case .table: table.listing
      case .dot: table.dot
      case .mermaid: table.mermaid
      case .association:
        table.appleAppSiteAssociation(appIDs: ["TEAMID.\(AppOptions.bundleIdentifier)"])
      }
    }

    /// Ends the app with a status of sysexits: 64 for wrong usage, 65 for wrong data.
    private static func stop(_ status: Int32, _ words: String) -> Never {
      FileHandle.standardError.write(Data("\(words)\n".utf8))
      exit(status)
    }
  }
#endif
