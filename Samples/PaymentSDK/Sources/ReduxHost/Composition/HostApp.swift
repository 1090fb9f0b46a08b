import AppShell
import Coordinator
import CoordinatorLinks
import Redux

/// An app in the way of Sights, with its own store and navigation state.
@main enum HostApp: AppType {
  typealias Main = AppCoordinator

  static let name = "ReduxHost"
  static let words = WordTable(.main)
  static let links = HostLinks.table
  static var initialState: HostState { HostState() }
}

/// The tools of a screen's coordinator.
typealias ScreenContext = AppShell.ScreenContext<HostApp>
