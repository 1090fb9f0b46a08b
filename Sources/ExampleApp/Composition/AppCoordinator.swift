import AppComponents
import AppShell
import Coordinator
import CoordinatorLinks
import CoordinatorUIKit
import Redux
import UIKit

/// Owns navigation: which coordinator runs a screen, how tabs look, and what happens to a link.
final class AppCoordinator: AppCoordinatorType {
  let context: AppContext<SightsApp>

  init(_ context: AppContext<SightsApp>) { self.context = context }

  func coordinator(of screen: AppMap.Screen, _ context: ScreenContext) -> any CoordinatorType {
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
      case .update: UpdateCoordinator(context)
      }
    showFeedback(in: coordinator, of: screen, context)
    return coordinator
  }

  func item(of tab: AppMap.Tab) -> UITabBarItem {
    switch tab {
    case .explore:
      UITabBarItem(title: localized("Explore"), image: UIImage(systemName: "globe"), tag: 0)
    case .saved:
      UITabBarItem(title: localized("Saved"), image: UIImage(systemName: "heart"), tag: 1)
    case .account:
      UITabBarItem(title: localized("Account"), image: UIImage(systemName: "person"), tag: 2)
    case .update: UITabBarItem()
    }
  }

  /// Lets a navigator show where the user is, and the tabs show what waits there.
  func start(in window: UIWindow) -> Navigator<AppMap> {
    let navigator = makeNavigator(in: window)
    context.observeOnMain(\.bookmarks.sights).subscribe(with: navigator) { navigator, sights in
      navigator.setBadge(sights.isEmpty ? nil : "\(sights.count)", of: .saved)
    }
    context.observeOnMain(\.guestBook.unsentCountIfDelayed).subscribe(with: navigator) {
      $0.setBadge($1 == 0 ? nil : "\($1)", of: .account)
    }
    reportScreens()
    context.observeOnMain(\.navigation).subscribe(with: navigator) { $0.show($1) }
    return navigator
  }

  /// Turns a link into a route action, which moves the user like a tap.
  func open(_ link: RawLink, from source: LinkSource) {
    context.dispatch(LinkAction<AppMap>.received(link, from: source))
  }

  /// What a screen requires, however the user has reached it.
  nonisolated static func requirement(of screen: AppMap.Screen) -> LinkRequirement? {
    switch screen {
    case .writeReview, .unsent: .signedIn
    // NB: a screen that `make screen` adds requires nothing until you say so.
    default: nil
    }
  }

  /// What a requirement of a link or a screen leads to: the form to sign in, for whoever isn't signed in.
  nonisolated static func verdict(
    on requirement: LinkRequirement, in state: AppState
  ) -> LinkVerdict<AppMap> {
    switch requirement {
    case .signedIn:
      state.session.isSignedIn ? .allow : .detour(.present([.signIn]), forms: AppMap.signInForms)
    default: .deny
    }
  }

  /// Shows the lists of sights beside a sight on a wide screen, such as an iPad.
  var containers: UIKitContainers<AppMap> {
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
    containers.placeholder = { [context] tab in
      let viewController = NoSightViewController()
      context.observeOnMain(\.[canChooseSightIn: tab]).render(on: viewController)
      return viewController
    }
    return containers
  }

  /// Asks before forms with text are left.
  nonisolated static func locked(_ state: AppState) -> Set<AppMap.Screen> { state.formsWithText }

  /// Restores no forms when the app starts again.
  nonisolated static func isRestored(_ screen: AppMap.Screen) -> Bool {
    switch screen {
    case .writeReview, .signIn, .register: false
    case .explore, .results, .sight, .visit, .reviews, .guide, .saved, .account, .unsent, .update:
      true
    }
  }

  /// Shows the user's last success on a screen that it belongs to.
  private func showFeedback(
    in coordinator: any CoordinatorType, of screen: AppMap.Screen, _ context: ScreenContext
  ) {
    guard let viewController = coordinator.viewController as? UIViewController else { return }
    context.observeOnMain(\.toast).subscribe(with: viewController) {
      [weak store = context.store] viewController, toast in
      viewController.showFeedback(
        toast?.feedback.words(on: screen),
        undo: toast?.undo(on: screen).map { undo in { store?.dispatch(undo) } })
    }
  }
}

extension Feedback {
  /// The last feedback, on the screens that it belongs to.
  fileprivate func words(on screen: AppMap.Screen) -> String? {
    switch screen {
    case .sight(let id), .reviews(let id), .guide(let id): words(about: id)
    case .saved, .account, .unsent:
      if case .refreshed = self { nil } else { words }
    case .explore, .results, .visit: comesLate ? words : nil
    // NB: a screen that `make screen` adds confirms nothing until you say so.
    default: nil
    }
  }

  /// Whether the user waited for it, and may be anywhere by now.
  private var comesLate: Bool {
    switch self {
    case .signedIn, .registered, .reviewSent, .reviewRemoved, .guideDownloaded, .downloadStopped:
      true
    case .saved, .removed, .cleared, .restored, .linkCopied, .reviewWaits, .guideRemoved,
      .signedOut, .refreshed:
      false
    }
  }
}
