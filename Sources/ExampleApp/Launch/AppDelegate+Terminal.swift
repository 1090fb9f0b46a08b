#if !os(iOS)
  import CoordinatorLinks
  import Foundation
  import Redux
  import UIKit

  extension AppDelegate {
    /// Starts the app in a terminal, as the command line says.
    static func main() {
      // A file that is opened later would take the place of a closed output.
      guard fcntl(STDOUT_FILENO, F_GETFD) >= 0 else { stop(74, "The output is closed.") }
      do {
        run(try Launch(arguments: Array(CommandLine.arguments.dropFirst())))
      } catch {
        stop(64, "\(error.words)\n\n\(Launch.usage)")
      }
    }

    /// Shows the words of the terminal itself in the user's language, too.
    static func translateTerminal() {
      TerminalWord.translation = { localized(Words(key: $0.rawValue)) }
    }

    private static func run(_ launch: Launch) {
      translateTerminal()
      if launch.showsHelp { TerminalApplication.finish(printing: Launch.usage) }
      if let listing = launch.links {
        TerminalApplication.finish(printing: list(AppLinks.table, as: listing))
      }
      let url = launch.link.flatMap { URL(string: $0) }
      if let link = launch.link,
        case .failure(let refusal) = AppLinks.table.parse(link, from: .commandLine)
      {
        stop(65, "The link can't be opened: \(refusal)")
      }
      do {
        if let url = launch.replay {
          let session = try SessionFile(contentsOf: url)
          if launch.isPlain { try session.check() }
        }
        if let url = launch.report { return report(try SessionFile(contentsOf: url), launch) }
        if let url = launch.record { _ = try SessionWriter(url: url) }
      } catch {
        stop(65, error.words)
      }
      let size = launch.size.map { TerminalSize(columns: $0.columns, rows: $0.rows) }
      var options = TerminalLaunch(url: url, isPlain: launch.isPlain, size: size)
      options.waitsForActivity = launch.replay == nil
      if launch.replay == nil { options.settle = settle }
      TerminalApplication.run(AppDelegate.self, launch: options)
    }

    /// Waits until the first screen has all its data; it fails if that can't be loaded.
    private static func settle(_ screen: TerminalScreen) async -> TerminalFailure? {
      guard let app = (screen.windowScene.delegate as? SceneDelegate)?.app else { return nil }
      repeat {
        await screen.settled()
        for await isLoading in app.store.observe(\.isLoading) where !isLoading { break }
        await screen.settled()
      } while app.store.state.isLoading
      return app.store.state.failure.map { TerminalFailure(status: 69, reason: $0) }
    }

    /// Prints a session as a web page, and exits.
    private static func report(_ session: SessionFile, _ launch: Launch) {
      Task {
        let size = launch.size ?? (80, 24)
        let report = await SessionReport(session, columns: size.columns, rows: size.rows)
        FileHandle.standardOutput.write(Data(report.html.utf8))
        exit(0)
      }
      RunLoop.main.run()
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

    /// Ends the app with a status of sysexits: 64 for wrong usage, 65 for wrong data, 69 for a server
    /// that fails, and 74 for an output that can't be written.
    private static func stop(_ status: Int32, _ words: String) -> Never {
      TerminalApplication.finish(TerminalFailure(status: status, reason: words))
    }
  }
#endif
