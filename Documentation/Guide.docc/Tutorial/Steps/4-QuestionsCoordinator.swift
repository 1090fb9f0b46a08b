import AppShell
import Coordinator
import Redux
import UIKit

/// Shows the questions, and loads them.
final class QuestionsCoordinator: CoordinatorType {
  private enum Work: EffectKey { case load }

  let viewController = QuestionsViewController()
  let context: ScreenContext

  init(_ context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.questions).map(QuestionsViewState.init).render(on: viewController)
  }

  func handle(_ action: QuestionsAction) {
    switch action {
    case .viewLoaded, .retryTapped: context.run(.latest(Work.load), load())
    case .load: context.dispatch(action)
    }
  }

  /// Returns an effect that reports its start, and then its success or failure.
  private func load() -> Effect<AppState> {
    let questions = context.services.questions
    return effect(reporting: QuestionsAction.load) { _ in try await questions() }
  }
}
