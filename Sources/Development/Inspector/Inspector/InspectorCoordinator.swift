import AppComponents
public import AppShell
public import Coordinator
import CoordinatorUIKit
import Foundation
import Redux
import ReduxRecording

/// Shows the last actions, and each new one as it comes.
///
/// It dispatches nothing, so that it never shows itself, and keeps its own state.
@MainActor public final class InspectorCoordinator<App: AppType>: CoordinatorType {
  /// The screen, which a test reads as one that shows rows.
  public var viewController: UIViewController { inspector }

  let inspector = InspectorViewController()
  private let store: Store<App.State>
  private let recorder: Recorder<App.State>?
  private let directory: URL
  private let date: @Sendable () -> Date
  private var following: Task<Void, Never>?
  private var log = InspectorLog<App.State>()
  private var search = ""
  private var number: Int?
  private var message: String?

  /// Makes the coordinator of the inspector's screen.
  public convenience init(context: ScreenContext<App>) {
    self.init(context.store, directory: context.directory, date: context.services.date)
  }

  init(
    _ store: Store<App.State>, directory: URL, date: @escaping @Sendable () -> Date
  ) {
    self.store = store
    self.directory = directory
    self.date = date
    recorder = store.recorder
  }

  deinit { following?.cancel() }

  /// Shows what is recorded from now on.
  public func start() {
    inspector.send = { [unowned self] in handle($0) }
    guard let changes = recorder?.changes else { return }
    following = Task { [weak self] in
      for await _ in changes where self?.inspector.viewIfLoaded?.window != nil {
        self?.render()
      }
    }
  }

  private func handle(_ event: InspectorEvent) {
    message = nil
    inspector.showFeedback(nil)
    switch event {
    case .appeared: break
    case .searched(let words): search = words
    case .chosen(let chosen): number = chosen
    case .closed: number = nil
    case .stepped(let step): number = number.map { $0 + step }
    case .goTapped: if let number { store.travel(to: number) }
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
    inspector.render(InspectorViewState(log, search: search, detail: detail, message: message))
  }

  /// Saves the recording, and says where, or why not.
  private func save() -> String {
    guard let recording = recorder?.recording, let file = RecordingFile<App>(recording) else {
      return localized("The first actions are no longer kept, so the recording can't be saved.")
    }
    let name = "session-\(Int(date().timeIntervalSince1970)).jsonl"
    let url = directory.appending(path: name)
    do {
      try directory.makePrivateFolder()
      try PrivateFile(url).replace(with: file.data())
      inspector.showFeedback(localized("✓ Session Saved"))
      return localized("Saved as \(url.path)")
    } catch {
      let reason = (error as? FileProblem)?.words ?? error.localizedDescription
      return localized("The recording can't be saved. \(reason)")
    }
  }
}
