#if !os(iOS) && !WITHOUT_INSPECTOR
  import Redux
  import UIKit

  extension SessionFile {
    /// Shows the session on a screen of its own, where no effect runs and nothing is saved.
    @MainActor func shown(
      columns: Int = 80, rows: Int = 24, services: Services = Services(Launch())
    ) -> (app: App, screen: TerminalScreen) {
      let screen = TerminalScreen(columns: columns, rows: rows)
      screen.waitsForActivity = false
      let app = App(replaying: recording, services: services)
      app.start(in: UIWindow(windowScene: screen.windowScene), showsTravel: false)
      return (app, screen)
    }
  }
#endif
