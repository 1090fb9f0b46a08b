import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Shows the questions, and loads them.
@MainActor final class QuestionsCoordinator: ScreenCoordinator {
  let viewController = QuestionsViewController()
  private let context: ScreenContext

  init(context: ScreenContext) { self.context = context }

  func start() {
    viewController.send = { [unowned self] in handle($0) }
    context.store.observeOnMain(\.questions).map(QuestionsViewState.init)
      .subscribe(with: viewController) { $0.render($1) }
  }

  private func handle(_ action: QuestionsAction) {
    context.dispatch(action)
    switch action {
    case .viewLoaded, .retryTapped: context.run(.latest("load"), load())
    case .load: break
    }
  }

  /// Makes an effect that reports its start, and then its success or failure.
  private func load() -> Effect<AppState> {
    let questions = context.services.questions
    return effect(reporting: QuestionsAction.load) { _ in try await questions() }
  }
}
