#if !os(iOS)
  import Foundation
  import UIKit

  extension AppDelegate {
    /// Starts the app in a terminal, at the link on the command line.
    static func main() {
      let link = CommandLine.arguments.dropFirst().first.flatMap { URL(string: $0) }
      TerminalApplication.run(AppDelegate.self, launch: TerminalLaunch(url: link))
    }
  }
#endif
