public import Foundation
public import Testing

/// A file that holds what a test expects, so that a reviewer sees a change of it.
///
/// With `RECORD` in the environment, what the test got is written instead of compared.
public struct Baseline {
  /// The file.
  public let url: URL

  /// Names the file.
  public init(url: URL) { self.url = url }

  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  /// Compares a text with the file, and says which lines differ.
  public func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let known = try? String(contentsOf: url, encoding: .utf8)
    guard known != text else { return }
    if Self.isRecording { return try write(text) }
    let difference = LineDifference(from: known ?? "", to: text)
    Issue.record(
      """
      \(url.lastPathComponent) \(known == nil ? "is missing" : "differs").
      If this is right, write it with RECORD=1 in the environment.
      \(difference)
      """, sourceLocation: sourceLocation)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
