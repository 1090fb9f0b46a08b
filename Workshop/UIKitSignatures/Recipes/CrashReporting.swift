import Redux

/// Stands for the type of a service for crash reports.
final class CrashReporter: Sendable {
  static let shared = CrashReporter()

  func leaveBreadcrumb(_ line: String) {}
}

let breadcrumbs: Middleware<NotesAppState> =
  logger(sink: { CrashReporter.shared.leaveBreadcrumb($0) })
