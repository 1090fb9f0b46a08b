import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Runs the form, sends it, and closes when the server has it.
@MainActor final class EntryCoordinator: ScreenCoordinator {
  let viewController = EntryViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    let state = context.store.observeOnMain(\.entry[context.appearance])
    state.map { $0.map(EntryViewState.init) }
      .subscribe(with: viewController) { if let viewState = $1 { $0.render(viewState) } }
    state.map { $0?.sending }
      .subscribe(with: self) { if case .loaded? = $1 { $0.handle(.closed) } }
  }

  private func handle(_ action: EntryAction) {
    context.send(action)
    switch action {
    case .sent(let draft): send(draft)
    case .closed: context.dispatch(AppRoute.close(context.appearance.screen))
    case .changed, .send: break
    }
  }

  private func send(_ draft: EntryDraft) {
    let (send, appearance) = (context.services.entry, context.appearance)
    context.run(
      .first("send"),
      effect { event in
        ScreenAction<AppMap>(EntryAction.send(event), to: appearance)
      } _: { _ in
        try await send(draft)
      })
  }
}
