import Coordinator
import CoordinatorLinks
import Foundation
import Redux

extension AppType {
  /// Starts the app, as the system asks.
  @MainActor public static func main() {
    #if os(iOS)
      Language.current = Language(
        Bundle.main.preferredLocalizations.first ?? "en", locale: .autoupdatingCurrent)
    #else
      TerminalApplication.prepareProcess()
      Language.current = Language(
        words.language(environment: ProcessInfo.processInfo.environment))
      TerminalWord.language = { Language.current.identifier }
    #endif
    var setup = AppSetup<Self>(Launch(of: name))
    for tool in tools { tool.prepare(&setup) }
    setUpProcess(setup)
    AppDelegate.main()
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
  @MainActor private static func setUpProcess(_ setup: AppSetup<Self>) {
    let launch = setup.launch
    SceneDelegate.firstLink = launch.link
    AppDelegate.makeApp = {
      RunningApp<Self>(
        services: Services(launch),
        file: StateFile(
          directory: launch.dataDirectory, isReadOnly: launch.isUnattended, marksOpening: true),
        setup: setup)
    }
  }
}
