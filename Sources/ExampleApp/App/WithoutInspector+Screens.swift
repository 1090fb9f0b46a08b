#if WITHOUT_INSPECTOR
  import CoordinatorUIKit
  import Redux
  import UIKit

  @MainActor final class TravelBar {
    init(
      store: Store<AppState>, recorder: Recorder<AppState>, in scene: UIWindowScene,
      player: ReplayPlayer?
    ) {}
  }

  @MainActor final class InspectorCoordinator: ScreenCoordinator {
    let viewController = UIViewController()
    init(context: ScreenContext) {}
    func start() {}
  }
#endif
