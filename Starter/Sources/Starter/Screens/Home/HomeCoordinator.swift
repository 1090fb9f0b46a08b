import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator that shows the screen, and sends its actions.
@MainActor func homeCoordinator(_ context: ScreenContext) -> any ScreenCoordinator {
  context.coordinator(
    HomeViewController(),
    showing: context.observe { $0.home[$1] }.map { $0.map(HomeViewState.init) }
  ) { context.send($0) }
}
