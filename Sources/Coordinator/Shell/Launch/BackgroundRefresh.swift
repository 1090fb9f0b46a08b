#if os(iOS)
  import BackgroundTasks
  import Foundation

  /// Asks the system to start the app now and then, if `Info.plist` permits the task for it.
  @MainActor enum BackgroundRefresh {
    /// The pause before a refresh, at least.
    private static let pause: TimeInterval = 3600

    /// The identifier of the task: that of the app's bundle, and `.refresh`.
    private static var identifier: String? {
      let key = "BGTaskSchedulerPermittedIdentifiers"
      let permitted = Bundle.main.object(forInfoDictionaryKey: key) as? [String] ?? []
      let own = Bundle.main.bundleIdentifier.map { "\($0).refresh" }
      return own.flatMap { permitted.contains($0) ? $0 : nil }
    }

    /// Says what a refresh does, which has to happen before the app's launch ends.
    static func register(_ refresh: @escaping @MainActor () -> Task<Void, Never>?) {
      guard let identifier else { return }
      BGTaskScheduler.shared.register(forTaskWithIdentifier: identifier, using: .main) { task in
        schedule()
        let work = refresh()
        // The system calls it on a thread of its own.
        task.expirationHandler = { @Sendable in work?.cancel() }
        Task {
          await work?.value
          task.setTaskCompleted(success: work?.isCancelled == false)
        }
      }
      schedule()
    }

    /// Asks for the next refresh, instead of the one that was asked for.
    private static func schedule() {
      guard let identifier else { return }
      let request = BGAppRefreshTaskRequest(identifier: identifier)
      request.earliestBeginDate = .now.addingTimeInterval(pause)
      try? BGTaskScheduler.shared.submit(request)
    }
  }
#endif
