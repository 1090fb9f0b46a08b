import Foundation

extension Draft {
  /// Makes sure that git can bring back every file that publishing would delete or change.
  ///
  /// - Parameter refusal: The beginning of the refusal, such as “Settings can't be removed”.
  /// - Throws: A `Refusal` that names the files with changes that aren't committed, and those that git
  ///   doesn't track, ignored ones included.
  func checkCommitted(_ refusal: String) throws {
    let endangered = changes.keys.filter(isOnDisk).sorted()
    let arguments = [
      "--porcelain", "-z", "--no-renames", "--ignored", "--untracked-files=all", "--",
    ]
    let status = try git(["status"] + arguments + endangered, refusal)
    // Each entry is two letters for the state, a space, and the path.
    let files = status.split(separator: "\0").map { $0.dropFirst(3) }
    guard !files.isEmpty else { return }
    let shown = files.prefix(10).map { "\n  \($0)" }.joined()
    let more = files.count > 10 ? "\n  … and \(files.count - 10) more" : ""
    throw Refusal(
      "\(refusal), because these files aren't committed and would be lost:"
        + "\(shown)\(more)\nCommit them or move them elsewhere, and try again.")
  }

  /// Returns what git prints.
  private func git(_ arguments: [String], _ refusal: String) throws -> String {
    let output = Pipe()
    let errors = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "--no-optional-locks", "--literal-pathspecs"] + arguments
    process.currentDirectoryURL = root
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let reason = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Refusal(
        """
        \(refusal), because only git could bring it back, and git reports:
          \(String(decoding: reason, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
        If this is a copy without git, run these commands first:
          git init
          git add --all
          git commit --message "Start from the template"
        """)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
