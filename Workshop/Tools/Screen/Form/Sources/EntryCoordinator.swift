import AppComponents
import AppShell
import Coordinator
import Redux
import UIKit

/// Runs the form, sends it, and closes it when the server has it.
final class EntryCoordinator: CoordinatorType {
  private enum Work: EffectKey { case send }

  let viewController = EntryViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.modalPresentationStyle = .formSheet
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.entry).map(EntryViewState.init).render(on: viewController)
    // Closing is a second action: only a form that was sent has no text to ask about.
    context.observeOnMain(\.entry).map(\.form.sending)
      .subscribe(with: self) { if case .loaded = $1 { $0.handle(.closed) } }
  }

  func handle(_ action: EntryAction) {
    switch action {
    case .sent(let draft):
      let send = context.services.entry
      context.run(
        .first(Work.send),
        effect(reporting: { EntryAction.sending($0) }) { _ in try await send(draft) })
    case .stopTapped: context.effects.cancel(Work.send)
    case .closed: context.dispatch(AppRoute.close(context.id.screen))
    case .changed, .sending: context.dispatch(action)
    }
  }
}
