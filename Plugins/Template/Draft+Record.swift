import Foundation

extension Draft {
  /// The file that tells `make update` which commands made an app, and of which version.
  static let record = ".template"

  /// Records a command, so that `make update` can repeat it on a newer version of the template.
  mutating func record(_ command: [String]) throws {
    let lines = try isFile(Self.record) ? text(Self.record) : heading
    write(lines + command.joined(separator: " ") + "\n", to: Self.record)
  }

  private var heading: String {
    "# How the template became this app. make update repeats these commands on newer versions.\n"
      + (revision.map { "version \($0)\n" } ?? "")
  }

  /// The commit that is checked out, or `nil` if there is none.
  private var revision: String? {
    let (output, process) = (Pipe(), Process())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "rev-parse", "--verify", "--quiet", "HEAD"]
    process.currentDirectoryURL = root
    (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
    guard (try? process.run()) != nil, let text = try? output.fileHandleForReading.readToEnd()
    else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0
      ? String(decoding: text, as: UTF8.self).trimmingCharacters(in: .newlines) : nil
  }
}
