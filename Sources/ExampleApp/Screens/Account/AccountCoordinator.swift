import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator that shows who is signed in, opens the forms, and signs out.
@MainActor func accountCoordinator(_ context: ScreenContext) -> any ScreenCoordinator {
  context.coordinator(
    AccountViewController(),
    showing: context.store.observeOnMain(\.session.current).map(AccountViewState.init)
  ) { action in
    context.dispatch(action)
    switch action {
    case .signInTapped: context.dispatch(AppRoute.present([.signIn]))
    case .registerTapped: context.dispatch(AppRoute.present([.register]))
    case .signOutTapped: context.dispatch(AppRoute.ask(.signingOut))
    }
  }
}
