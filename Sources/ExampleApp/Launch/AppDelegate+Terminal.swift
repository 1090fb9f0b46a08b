#if !os(iOS)
  import Coordinator
  import Foundation
  import UIKit

  extension AppDelegate {
    /// Starts the app in a terminal, as the command line asks.
    static func main() {
      do {
        run(try Launch(arguments: Array(CommandLine.arguments.dropFirst())))
      } catch {
        stop(.usage, "\(error.words)\n\n\(UsageError.usage)")
      }
    }

    private static func run(_ launch: Launch) {
      if launch.showsHelp { return print(UsageError.usage) }
      if let listing = launch.links { return print(AppLinks.list(listing)) }
      let url = launch.link.flatMap { URL(string: $0) }
      if let link = launch.link,
        case .failure(let refusal) = AppLinks.table.parse(link, from: .commandLine)
      {
        stop(.data, "The link can't be opened: \(refusal)")
      }
      let size = launch.columns.flatMap { columns in
        launch.rows.map { TerminalSize(columns: columns, rows: $0) }
      }
      TerminalApplication.run(
        AppDelegate.self, launch: TerminalLaunch(url: url, isPlain: launch.isPlain, size: size))
    }

    /// The statuses that shells know from sysexits.
    private enum Status: Int32 {
      case usage = 64
      case data = 65
    }

    private static func stop(_ status: Status, _ words: String) -> Never {
      FileHandle.standardError.write(Data("\(words)\n".utf8))
      exit(status.rawValue)
    }
  }
#endif
