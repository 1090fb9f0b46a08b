import Coordinator
import CoordinatorLinks
import Foundation
package import Redux

extension AppType {
  /// Starts the app: on iOS as the system asks, elsewhere in a terminal as the command line says.
  @MainActor public static func main() {
    #if os(iOS)
      let launch = tolerantLaunch(CommandLine.arguments.dropFirst())
      Language.setProcessLanguage(
        Bundle.main.preferredLocalizations.first ?? "en", locale: .autoupdatingCurrent)
      var setup = AppSetup<Self>()
      for tool in tools { try? tool.prepare(&setup, for: launch) }
      setUpProcess(setup, launch)
      UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
    #else
      startInTerminal()
    #endif
  }

  /// Reads command line arguments, without the program's name.
  static func launch(_ arguments: some Collection<String>) throws(LaunchFailure) -> Launch {
    try Launch(arguments: Array(arguments), name: name, options: allOptions)
  }

  /// Reads command line arguments without the system's, such as `-AppleLanguages (de)`, or none of
  /// them if another option is unknown.
  static func tolerantLaunch(_ arguments: some Collection<String>) -> Launch {
    var (rest, own) = (Array(arguments)[...], [String]())
    while let argument = rest.popFirst() {
      let isOfSystem = argument.wholeMatch(of: /-[A-Z]\w+/) != nil
      if isOfSystem { _ = rest.popFirst() } else { own.append(argument) }
    }
    return (try? launch(own)) ?? (try? launch([String]())) ?? Launch()
  }

  /// The options of the app and its tools.
  package static var allOptions: [LaunchOption] { options + tools.flatMap { $0.options } }

  /// The types of all actions, and of the errors in them: the app's own and the libraries'.
  package static var recordableTypes: RecordableTypes {
    RecordableTypes(
      [
        RouteAction<Map>.self, Addressed<ScreenID<Map>>.self, LinkAction<Map>.self,
        Addressed<WindowID>.self, WindowAction.self, NavigationReport.self,
        StorageAction<Saved>.self, CrashAction.self, AppAction.self,
      ] + recordedTypes)
  }

  /// The app of this process, which is made when it is first needed: by a window, by an event of the system, or by
  /// code of the app that has no context, such as an App Intent.
  ///
  /// Don't use it in ``prepare(_:with:)`` or before ``main()``.
  @MainActor public static var running: RunningApp<Self> {
    guard let app = AppDelegate.app as? RunningApp<Self> else {
      preconditionFailure("\(Self.self) isn't the app of this process. Call its main() first.")
    }
    return app
  }

  /// Says how to create the app, once anything needs it.
  @MainActor static func setUpProcess(_ setup: AppSetup<Self>, _ launch: Launch) {
    SceneDelegate.firstLink = launch.link
    AppDelegate.makeApp = {
      RunningApp<Self>(
        services: Services(launch),
        file: StateFile(
          directory: launch.dataDirectory, isReadOnly: launch.isPlain, marksOpening: true),
        setup: setup, launch: launch)
    }
  }
}

#if !os(iOS)
  extension AppType {
    @MainActor private static func startInTerminal() {
      // ICU copies the name of the locale into a buffer that is far shorter than a variable may be.
      let environment = ProcessInfo.processInfo.environment
      for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where environment[name, default: ""].count > 80
      {
        unsetenv(name)
      }
      // A write beyond `ulimit -f` fails with words instead of ending the process.
      signal(SIGXFSZ, SIG_IGN)
      // A file that is opened later would replace a closed output.
      let isOutputOpen = fcntl(STDOUT_FILENO, F_GETFD) >= 0
      Language.setProcessLanguage(
        words.language(environment: ProcessInfo.processInfo.environment))
      translateTerminal()
      if !isOutputOpen {
        stop(LaunchFailure(status: 74, words: localized("The output is closed.")))
      }
      do {
        var launch = try launch(CommandLine.arguments.dropFirst())
        launch.link = launch.link.map(fullLink)
        // Without a terminal, the screen is printed as text, too.
        if !TerminalApplication.isInteractive { launch.isPlain = true }
        try run(launch)
      } catch {
        stop(error.pointingToHelp(of: program))
      }
    }

    private static var program: String {
      CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? name
    }

    @MainActor private static func run(_ launch: Launch) throws(LaunchFailure) {
      if launch.showsHelp {
        TerminalApplication.finish(printing: Launch.usage(program: program, options: allOptions))
      }
      if let listing = launch.links { TerminalApplication.finish(printing: try list(as: listing)) }
      if let link = launch.link, tool(for: link) == nil,
        case .failure(let refusal) = links.parse(link, from: .commandLine)
      {
        throw refused(refusal)
      }
      try launch.checkDirectory()
      var setup = AppSetup<Self>()
      for tool in tools { try tool.prepare(&setup, for: launch) }
      setUpProcess(setup, launch)
      let size = launch.size.map { TerminalSize(columns: $0.columns, rows: $0.rows) }
      var options = TerminalLaunch(url: nil, isPlain: launch.isPlain, size: size)
      options.waitsForActivity = !setup.isReplay
      let link = launch.link.flatMap { tool(for: $0) == nil ? $0 : nil }
      let events = setup.isReplay ? [] : launch.events
      if !setup.isReplay { options.settle = { await settle($0, link: link, events: events) } }
      if !launch.isPlain { Task { for event in events { await running.receive(event).value } } }
      TerminalApplication.failure = { unsaved() }
      TerminalApplication.run(AppDelegate.self, launch: options)
    }

    /// The failure of an app whose last change isn't on disk.
    @MainActor private static func unsaved() -> TerminalFailure? {
      running.file.unsaved.map { LaunchFailure(status: 74, words: $0.words).inTerminal }
    }

    /// Waits until the first screen has all its data, and returns the reason if it isn't the requested one.
    @MainActor private static func settle(
      _ screen: TerminalScreen, link: String?, events: [AppAction]
    ) async -> TerminalFailure? {
      await settle(screen)
      for event in events {
        await running.receive(event).value
        await settle(screen)
      }
      return shortfall(running.store.state, link: link)?.inTerminal
    }

    @MainActor private static func settle(_ screen: TerminalScreen) async {
      let store = running.store
      repeat {
        await screen.settled()
        for await isLoading in store.observe({ Self.isLoading($0) }) where !isLoading { break }
        await screen.settled()
      } while isLoading(store.state)
    }

    private static func list(as listing: Launch.LinkListing) throws(LaunchFailure) -> String {
      switch listing {
      case .table: return links.listing(in: listingWords)
      case .mermaid: return links.mermaid
      case .association:
        do {
          return try links.appleAppSiteAssociation(appIDs: ["TEAMID.\(bundleIdentifier)"])
        } catch {
          throw LaunchFailure(status: 65, words: error.description)
        }
      }
    }

    /// Ends the app with a status of sysexits: 64 for wrong usage, 65 for wrong data, and 74 for an
    /// output that can't be written.
    @MainActor private static func stop(_ failure: LaunchFailure) -> Never {
      TerminalApplication.finish(failure.inTerminal)
    }
  }

  extension LaunchFailure {
    /// The failure in lines that fit most terminals.
    fileprivate var inTerminal: TerminalFailure {
      TerminalFailure(status: status, reason: words.wrapped(toColumns: Launch.textColumns))
    }
  }

  /// Shows the words of the terminal itself in the user's language, too.
  @MainActor package func translateTerminal() {
    TerminalWord.language = { Language.current.identifier }
  }
#endif
