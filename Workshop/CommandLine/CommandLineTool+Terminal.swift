#if !os(iOS)
  import AppShell
  import CoordinatorLinks
  import Foundation
  import Redux

  extension CommandLineTool {
    /// Does what the command line says, which is to end the app if it asks for help or a list, or has a fault.
    @MainActor func prepareInTerminal(_ setup: inout AppSetup<App>) {
      TerminalApplication.requireOutput()
      do {
        var arguments = try App.arguments(CommandLine.arguments.dropFirst())
        arguments.launch.link = arguments.launch.link.map(App.links.link(typed:))
        // Without a terminal, the screen is printed as text, too.
        if !TerminalApplication.isInteractive { arguments.isPlain = true }
        try answer(arguments)
        setup.launch = arguments.launch
        for tool in App.optionTools { try tool.prepare(&setup, for: arguments) }
        TerminalApplication.failure = { Self.unsaved() }
        TerminalApplication.launch = terminalLaunch(arguments, isReplay: setup.isReplay)
      } catch {
        TerminalApplication.finish(error.pointingToHelp(of: Self.program).inTerminal)
      }
    }

    private static var program: String {
      CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? App.name
    }

    /// Prints what is asked for instead of the app, and refuses a link that leads nowhere.
    @MainActor private func answer(_ arguments: Arguments) throws(LaunchFailure) {
      if arguments.showsHelp {
        TerminalApplication.finish(
          printing: Arguments.usage(program: Self.program, options: App.allOptions))
      }
      if let listing = arguments.listing {
        TerminalApplication.finish(printing: try list(as: listing))
      }
      if let link = arguments.launch.link, App.tool(for: link) == nil,
        case .failure(let refusal) = App.links.parse(link, from: .commandLine)
      {
        throw App.refused(refusal)
      }
      try arguments.checkDirectory()
    }

    /// Returns how the terminal starts the app, and sends it the events of the command line.
    @MainActor private func terminalLaunch(
      _ arguments: Arguments, isReplay: Bool
    ) -> TerminalLaunch {
      var launch = TerminalLaunch(isPlain: arguments.isPlain, size: arguments.size)
      launch.waitsForActivity = !isReplay
      guard !isReplay else { return launch }
      let link = arguments.launch.link.flatMap { App.tool(for: $0) == nil ? $0 : nil }
      let events = arguments.events
      launch.settle = { await settle($0, link: link, events: events) }
      if !arguments.isPlain {
        Task { for event in events { await App.running.receive(event).value } }
      }
      return launch
    }

    /// The failure of an app whose last change isn't on disk.
    @MainActor private static func unsaved() -> TerminalFailure? {
      App.running.unsaved.map { LaunchFailure(status: 74, words: $0.words).inTerminal }
    }

    /// Waits until the first screen has all its data, and returns the reason if it isn't the requested one.
    @MainActor private func settle(
      _ screen: TerminalScreen, link: String?, events: [AppAction]
    ) async -> TerminalFailure? {
      await settle(screen)
      for event in events {
        await App.running.receive(event).value
        await settle(screen)
      }
      return shortfall(App.running.store.state, link: link)?.inTerminal
    }

    @MainActor private func settle(_ screen: TerminalScreen) async {
      let store = App.running.store
      repeat {
        await screen.settled()
        for await isLoading in store.observe({ [isLoading] in isLoading($0) }) where !isLoading {
          break
        }
        await screen.settled()
      } while isLoading(store.state)
    }

    private func list(as listing: Arguments.LinkListing) throws(LaunchFailure) -> String {
      switch listing {
      case .table: return App.links.listing
      case .mermaid: return App.links.mermaid
      case .association:
        do {
          return try App.links.appleAppSiteAssociation(appIDs: ["TEAM-ID.BUNDLE-ID"])
        } catch {
          throw LaunchFailure(status: 65, words: error.description)
        }
      }
    }
  }

  extension LaunchFailure {
    /// The failure in lines that fit most terminals.
    fileprivate var inTerminal: TerminalFailure {
      TerminalFailure(status: status, reason: words.wrapped(toColumns: Arguments.textColumns))
    }
  }
#endif
