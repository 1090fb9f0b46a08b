import AppComponents
import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

#if DEBUG || !os(iOS)
  import AppInspector
#endif

@MainActor extension SightsApp {
  /// Creates the coordinator of a screen, which also shows the user's last success there.
  static func coordinator(
    of screen: AppMap.Screen, context: ScreenContext
  ) -> any CoordinatorType {
    let coordinator: any CoordinatorType =
      switch screen {
      case .explore: ExploreCoordinator(context)
      case .results(let query): ExploreCoordinator(query: query, context)
      case .sight(let id): SightCoordinator(id: id, context)
      case .visit(let id): VisitCoordinator(id: id, context)
      case .reviews(let id): ReviewsCoordinator(id: id, context)
      case .guide(let id): GuideCoordinator(id: id, context)
      case .writeReview(let id): WriteReviewCoordinator(id: id, context)
      case .saved: SavedCoordinator(context)
      case .account: AccountCoordinator(context)
      case .unsent: UnsentCoordinator(context)
      case .signIn: SignInCoordinator(context)
      case .register: RegisterCoordinator(context)
      case .inspector: toolCoordinator(context)
      case .update: UpdateCoordinator(context)
      }
    if let viewController = coordinator.viewController as? UIViewController {
      context.observeOnMain(\.toast).subscribe(with: viewController) {
        [weak store = context.store] viewController, toast in
        viewController.showFeedback(
          toast?.feedback.words(on: screen),
          undo: toast?.undo(on: screen).map { undo in { store?.dispatch(undo) } })
      }
    }
    return coordinator
  }

  /// Creates the tab's item in the tab bar.
  static func item(of tab: AppMap.Tab) -> UITabBarItem {
    switch tab {
    case .explore:
      UITabBarItem(title: localized("Explore"), image: UIImage(systemName: "globe"), tag: 0)
    case .saved:
      UITabBarItem(title: localized("Saved"), image: UIImage(systemName: "heart"), tag: 1)
    case .account:
      UITabBarItem(title: localized("Account"), image: UIImage(systemName: "person"), tag: 2)
    case .inspector:
      UITabBarItem(title: localized("Inspector"), image: UIImage(systemName: "list.bullet"), tag: 3)
    case .update: UITabBarItem()
    }
  }

  /// Shows the lists of sights beside a sight on a wide screen, such as an iPad.
  static func containers() -> UIKitContainers<AppMap> {
    var containers = UIKitContainers<AppMap>()
    #if os(iOS)
      // Two columns don't fit on a phone, which would begin with both.
      guard UIDevice.current.userInterfaceIdiom == .pad else { return containers }
    #endif
    containers.splitViewController = { tab in
      guard [.explore, .saved].contains(tab) else { return nil }
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.preferredSplitBehavior = .tile
      split.preferredPrimaryColumnWidthFraction = 0.4
      split.maximumPrimaryColumnWidth = 480
      return split
    }
    containers.placeholder = { _ in NoSightViewController() }
    return containers
  }

  /// Shows the number of saved sights on their tab, and on the account's the number of reviews that wait, and tells
  /// the system which screen is shown.
  static func configure(_ driver: UIKitNavigationDriver<AppMap>, for store: Store<AppState>) {
    store.observeOnMain(\.bookmarks.sights).subscribe(with: driver) { driver, sights in
      driver.setBadge(sights.isEmpty ? nil : "\(sights.count)", of: .saved)
    }
    store.observeOnMain(\.guestBook.delayedCount).subscribe(with: driver) { driver, count in
      driver.setBadge(count == 0 ? nil : "\(count)", of: .account)
    }
    reportScreens(of: store, for: driver)
  }
}

/// Creates the coordinator of the tools' screen, to which nothing leads in a build without tools.
@MainActor private func toolCoordinator(_ context: ScreenContext) -> any CoordinatorType {
  #if DEBUG || !os(iOS)
    InspectorCoordinator(context: context)
  #else
    AccountCoordinator(context)
  #endif
}

extension Feedback {
  /// The last feedback, on the screens that it belongs to.
  fileprivate func words(on screen: AppMap.Screen) -> String? {
    switch screen {
    case .sight(let id), .reviews(let id), .guide(let id): words(about: id)
    case .saved, .account, .unsent:
      if case .refreshed = self { nil } else { words }
    // NB: a screen that `make screen` adds confirms nothing until you say so.
    default: nil
    }
  }
}
