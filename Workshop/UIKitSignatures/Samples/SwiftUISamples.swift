import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import SwiftUI

@testable import Sights

// NB: without it, the library has the same name.
typealias ScreenContext = Sights.ScreenContext

/// Shows a visit and reports what the user does.
struct VisitView: ScreenView {
  let viewState: VisitViewState
  let send: (VisitAction) -> Void

  var body: some View {
    VStack(spacing: 16) {
      Text(viewState.name).font(.headline)
      if viewState.isLoading { ProgressView() }
      if viewState.canRetry { Button("Try Again") { send(.retryTapped) } }
      if let waiting = viewState.waiting {
        Text(waiting)
        Button("Stop") { send(.stopTapped) }
      }
      Text(viewState.count).font(.title)
      Text(viewState.elapsed)
      Button("I Was Here") { send(.incrementTapped) }
      Button("Undo Visit") { send(.decrementTapped) }
        .disabled(!viewState.canDecrement)
    }
    .onAppear { send(.viewLoaded) }
  }
}

/// Counts visits to one sight, on a screen made with SwiftUI.
final class VisitCoordinator: CoordinatorType {
  let viewController = HostViewController<VisitView>(title: "Visit")
  let context: ScreenContext
  private let id: Sight.ID

  init(id: Sight.ID, _ context: ScreenContext) {
    self.id = id
    self.context = context
  }

  func start() {
    viewController.send = { [weak self] in self?.handle($0) }
    context.observeOnMain(\.visit, \.visits[id], \.catalogue[id], \.slowRequests[.sight(id)])
      .map(VisitViewState.init).render(on: viewController)
  }

  func handle(_ action: VisitAction) {
    context.dispatch(action)
    // The screen's effects are started here, as before.
  }
}

/// The screen with fixed view states.
struct VisitViewPreviews: PreviewProvider {
  static var previews: some View {
    VisitView(viewState: VisitViewState(VisitState(), count: 0, .loading())) { _ in }
    VisitView(viewState: VisitViewState(VisitState(), count: 3, .failed(ClientError.stopped))) {
      _ in
    }
  }
}
