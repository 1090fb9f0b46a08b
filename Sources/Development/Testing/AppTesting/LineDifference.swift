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
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var lines: [String] = []
    var left = 0
    var right = 0
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append("- \(left + 1): \(old[left])")
        left += 1
      } else if added.contains(right) {
        lines.append("+ \(right + 1): \(new[right])")
        right += 1
      } else {
        lines.append("  \(right + 1): \(new[right])")
        left += 1
        right += 1
      }
    }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
