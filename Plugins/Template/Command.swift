import Foundation

/// One thing to do to a repository: it changes a draft, which is then published as a whole.
struct Command: Sendable {
  /// How it is typed, for whoever asks or errs.
  let usage: String

  /// Does it to a draft, and returns what to say afterwards.
  let perform: @Sendable (inout Arguments, inout Draft) throws -> String

  /// Does it to the repository at a place, unless `--dry-run` only asks what it would do.
  ///
  /// - Returns: What it did and what to do next, in words.
  /// - Throws: A `Refusal`; nothing is changed then.
  func run(_ arguments: [String], at root: URL) throws -> String {
    var arguments = Arguments(arguments)
    if arguments.flag("--help", "-h") { return usage }
    let isDry = arguments.flag("--dry-run")
    var draft = Draft(root: root)
    let words = try perform(&arguments, &draft)
    try arguments.finish()
    guard !isDry else { return "\(draft.listing)\nNothing was changed; this is what would be." }
    let summary = draft.summary
    try draft.publish()
    return "\(summary).\n\n\(words)"
  }
}
