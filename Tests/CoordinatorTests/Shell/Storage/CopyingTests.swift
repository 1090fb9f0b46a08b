import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing

@testable import AppShell

@Suite(.timeLimit(.minutes(30))) @MainActor struct CopyingTests {
  nonisolated private static let actions: [any ActionType] = [
    DiaryAction.pageWritten("Monday"),
    RouteAction<AppMap>.popToRoot,
    RouteAction<AppMap>.user(.selected(.counter)),
    LinkAction<AppMap>.received(RawLink("counter://counter"), from: .customScheme),
    LinkAction<AppMap>.received(RawLink("counter://damaged"), from: .customScheme),
  ]

  @Test(arguments: actions)
  func `no middleware of the shell keeps the state while it is reduced`(action: any ActionType) {
    let directory = TemporaryDirectory()
    let app = RunningApp<DiaryApp>(
      services: DiaryApp.testServices(clock: TestClock()), file: StateFile(directory: directory.url)
    )
    app.store.dispatch(action)
    let count = app.store.state.unobserved[0]
    let storage = app.store.state.unobserved.withUnsafeBufferPointer { $0.baseAddress }

    app.store.dispatch(action)

    #expect(app.store.state.unobserved[0] > count)
    #expect(app.store.state.unobserved.withUnsafeBufferPointer { $0.baseAddress } == storage)
    app.close()
  }
}
