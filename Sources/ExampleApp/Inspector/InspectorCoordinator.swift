#if !WITHOUT_INSPECTOR
  import Coordinator
  import CoordinatorUIKit
  import Foundation
  import Redux
  import UIKit

  /// Shows the last actions, and each new one as it comes.
  ///
  /// It dispatches nothing, so that it never shows itself, and keeps its own state.
  @MainActor final class InspectorCoordinator: ScreenCoordinator {
    let viewController = InspectorViewController()
    private let context: ScreenContext
    private let recorder: Recorder<AppState>?
    private var following: Task<Void, Never>?
    private var log = InspectorLog()
    private var search = ""
    private var number: Int?
    private var message: String?

    init(context: ScreenContext) { (self.context, recorder) = (context, context.services.recorder) }

    deinit { following?.cancel() }

    func start() {
      viewController.send = { [unowned self] in handle($0) }
      guard let changes = recorder?.changes else { return }
      following = Task { [weak self] in
        for await _ in changes where self?.viewController.viewIfLoaded?.window != nil {
          self?.render()
        }
      }
    }

    private func handle(_ event: InspectorEvent) {
      message = nil
      switch event {
      case .appeared: break
      case .searched(let words): search = words
      case .chosen(let chosen): number = chosen
      case .closed: number = nil
      case .stepped(let step): number = number.map { $0 + step }
      case .goTapped: if let number { context.store.travel(to: number) }
      case .saveTapped: message = save()
      }
      render()
    }

    private func render() {
      guard let recording = recorder?.recording else { return }
      log.follow(recording)
      number = number.map {
        min(max($0, recording.moments.lowerBound + 1), recording.moments.upperBound)
      }
      let detail = number.flatMap { InspectorDetail($0, in: recording) }
      viewController.render(
        InspectorViewState(log, search: search, detail: detail, message: message))
    }

    /// Saves the session, and says where, or why not.
    private func save() -> String {
      guard let recording = recorder?.recording, let file = SessionFile(recording) else {
        return localized("The first actions are no longer kept, so the session can't be saved.")
      }
      let name = "session-\(Int(Date.now.timeIntervalSince1970)).jsonl"
      let url = context.directory.appending(path: name)
      do {
        try FileManager.default.createDirectory(
          at: context.directory, withIntermediateDirectories: true)
        try file.data().write(to: url, options: .atomic)
        return localized("Saved as \(url.path)")
      } catch {
        return localized("The session can't be saved. \(error.localizedDescription)")
      }
    }
  }
#endif
