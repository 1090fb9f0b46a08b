import BackgroundTasks
import Foundation
import Redux

@MainActor enum BackgroundRefresh {
  static let identifier = "com.example.notes.refresh"
  private static var load: (() -> Task<Void, Never>)?

  static func register() {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { run($0) }
  }

  static func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: identifier)
    request.earliestBeginDate = .now.addingTimeInterval(3600)
    try? BGTaskScheduler.shared.submit(request)
  }

  private static func run(_ task: BGTask) {
    schedule()
    guard let work = load?() else { return task.setTaskCompleted(success: false) }
    task.expirationHandler = { work.cancel() }
    Task {
      await work.value
      task.setTaskCompleted(success: !work.isCancelled)
    }
  }
}

extension BackgroundRefresh {
  static func connect(_ store: Store<NotesAppState>, to client: NotesClient) {
    load = {
      store.dispatch(effect(reporting: { NotesAction.load($0) }) { _ in try await client.notes() })
    }
    schedule()
  }
}
