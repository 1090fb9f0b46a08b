import Coordinator
import Foundation
public import Redux

/// The file with the names of the last actions before the app ended unexpectedly.
public struct CrashReport: Codable, Hashable, Sendable {
  /// The path of the file; it begins with a tilde instead of the user's home.
  let path: String

  init(file: URL) {
    let (home, path) = (NSHomeDirectory(), file.path)
    let isAtHome = home.count > 1 && path.hasPrefix("\(home)/")
    self.path = isAtHome ? "~\(path.dropFirst(home.count))" : path
  }
}

/// The events of a report.
public enum CrashAction: ActionType, Codable, Equatable {
  case reported(CrashReport)
  case shareTapped
  case deleteTapped
}

/// Returns middleware that leaves the name of each action in a trail, and offers the trail of a crash.
///
/// The values that an action carries may be private, and aren't left. Put this first in the list, so
/// that the last name is the action in which the app crashed.
func crashReporting<State>(
  _ trail: ActionTrail, sharing share: @escaping @MainActor @Sendable (URL) -> Void = { _ in },
  offering ask: @escaping @Sendable (CrashReport) -> any ActionType
) -> Middleware<State> {
  { dispatch, _ in
    { next in
      { action in
        trail.leave(describeAction(action))
        next(action)
        switch action.as(CrashAction.self) {
        case .reported(let report): dispatch(ask(report))
        case .deleteTapped: trail.deleteReport()
        case .shareTapped:
          if let file = trail.report { Task { @MainActor in share(file) } }
        case nil: break
        }
      }
    }
  }
}

extension CrashReport {
  /// The alert that says where the file is.
  func content(app: String, canShare: Bool = Self.canShare) -> DialogContent {
    let share = DialogContent.Choice(localized("Share File"), action: CrashAction.shareTapped)
    return DialogContent(
      title: localized("\(app) Ended Unexpectedly"),
      message: localized("The names of its last actions are in \(path), without what you typed."),
      choices: [
        .init(localized("Keep File"), role: .cancel)
      ] + (canShare ? [share] : []) + [
        .init(localized("Delete File"), role: .destructive, action: CrashAction.deleteTapped)
      ])
  }

  /// Only iOS has a sheet for it, and only there users can't open the file by its path.
  private static var canShare: Bool {
    #if os(iOS)
      true
    #else
      false
    #endif
  }
}
