import Foundation

/// A command that changes a repository: it changes a draft, which is then published as a whole.
struct Command: Sendable {
  /// The name of the command, as `swift package` takes it.
  let verb: String

  /// The usage, as `--help` prints it.
  let usage: String

  /// Changes a draft, and returns what to print afterwards.
  let perform: @Sendable (inout Arguments, inout Draft) throws -> String

  /// Changes the repository at a place; with `--dry-run`, lists the changes instead.
  ///
  /// - Returns: What it did and what to do next, in words.
  /// - Throws: A `Refusal`. Nothing is changed then.
  func run(_ given: [String], at root: URL) throws -> String {
    var arguments = Arguments(given)
    if arguments.flag("--help", "-h") { return usage }
    let isDry = arguments.flag("--dry-run")
    var draft = Draft(root: root)
    let words = try perform(&arguments, &draft)
    try arguments.finish()
    try draft.record([verb] + given.filter { $0 != "--dry-run" })
    guard !isDry else { return "\(draft.listing)\nThis was a dry run. Nothing was changed." }
    let summary = draft.summary
    try draft.publish()
    return "\(summary).\n\n\(words)"
  }
}
