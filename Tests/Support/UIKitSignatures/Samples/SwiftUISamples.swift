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
  /// Reports an action; the coordinator supplies the sight's identifier.
  let send: (@escaping (Sight.ID) -> VisitAction) -> Void

  var body: some View {
    VStack(spacing: 16) {
      if let notice = viewState.notice { Text(notice) }
      Text(viewState.name).font(.headline)
      if viewState.isLoading { ProgressView() }
      if viewState.canRetry { Button("Try Again") { send(VisitAction.retryTapped) } }
      if let waiting = viewState.waiting {
        Text(waiting)
        Button("Stop") { send(VisitAction.stopTapped) }
      }
      Text(viewState.count).font(.title)
      Text(viewState.elapsed)
      Button("I Was Here") { send(VisitAction.incrementTapped) }
      Button("Undo Visit") { send(VisitAction.decrementTapped) }
        .disabled(!viewState.canDecrement)
    }
    .onAppear { send(VisitAction.viewLoaded) }
  }
}

/// Makes the coordinator that counts visits to one sight, on a screen made with SwiftUI.
@MainActor func visitCoordinator(
  of id: Sight.ID, _ context: ScreenContext
) -> any CoordinatorType {
  context.coordinator(
    HostViewController<VisitView>(title: "Visit"),
    showing: context.store.observeOnMain {
      ($0.catalogue[id], $0.visits[id], $0.storage.problem, $0.waits[.sight(id)])
    }
    .map { VisitViewState($0, $1, problem: $2, waiting: $3) }
  ) { action in
    context.dispatch(action(id))
    // Here the room's work is started, as before.
  }
}

/// The screen with fixed view states.
struct VisitViewPreviews: PreviewProvider {
  static var previews: some View {
    VisitView(viewState: VisitViewState(.loading(), .init())) { _ in }
    VisitView(viewState: VisitViewState(.failed(ClientError.stopped), .init(count: 3))) { _ in }
  }
}
