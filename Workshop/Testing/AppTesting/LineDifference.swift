import ReduxRecording

/// Which lines of a text were removed and added, each with its number, and those around them.
public struct LineDifference: CustomStringConvertible {
  private static let context = 2
  private static let longest = 160

  /// The lines, each with a mark and its number.
  public let description: String

  /// Compares two texts.
  public init(from old: String, to new: String) {
    let lines = Self.merged(
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false))
    let changed = lines.indices.filter { !lines[$0].hasPrefix(" ") }
    let shown = Set(changed.flatMap { $0 - Self.context...$0 + Self.context })
    description = lines.indices.filter(shown.contains)
      .map { (shown.contains($0 - 1) || $0 == 0 ? "" : "  ⋮\n") + lines[$0].prefix(Self.longest) }
      .joined(separator: "\n")
  }

  private static func merged(_ old: [Substring], _ new: [Substring]) -> [String] {
    LineMatches.merged(old[...], new[...]).map { line in
      switch line {
      case .removed(let index): "- \(index + 1): \(old[index])"
      case .added(let index): "+ \(index + 1): \(new[index])"
      case .kept(let index): "  \(index + 1): \(new[index])"
      }
    }
  }
}
