/// An option of the command line that takes a value, such as `--api URL`.
public struct LaunchOption: Sendable {
  /// The option, with its dashes.
  package let name: String
  /// The name of the value in the text for `--help`.
  let value: String
  /// The purpose of the option; each line after the first continues it.
  let summary: String
  /// A description of valid values.
  let expected: String
  let isValid: @Sendable (String) -> Bool
  /// Whether the option takes no value.
  var isFlag: Bool { value.isEmpty }

  /// Describes an option without a value, such as `--agent`.
  ///
  /// - Parameters:
  ///   - name: The option, with its dashes.
  ///   - summary: The purpose of the option.
  public init(flag name: String, _ summary: String) { self.init(name, "", summary) }

  /// Describes an option.
  ///
  /// - Parameters:
  ///   - name: The option, with its dashes.
  ///   - value: A name for the value, in capitals, for the text of `--help`.
  ///   - summary: The purpose of the option.
  ///   - expected: A description of valid values, for the message about a wrong one.
  ///   - isValid: Whether a value is valid; by default, every one is.
  public init(
    _ name: String, _ value: String, _ summary: String, expecting expected: String = "a value",
    isValid: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.expected = expected
    self.isValid = isValid
  }

  /// The lines of the option in the text for `--help`.
  var usage: String {
    let title = isFlag ? name : "\(name) \(value)"
    let column = String(repeating: " ", count: max(1, 22 - title.count))
    let margin = String(repeating: " ", count: 24)
    let lines = summary.split(separator: "\n").flatMap { Self.wrap($0, columns: 80 - 24) }
    return "  \(title)\(column)\(lines.joined(separator: "\n\(margin)"))"
  }

  /// Breaks a line between words, so that the text fits a terminal of 80 columns.
  private static func wrap(_ line: Substring, columns: Int) -> [String] {
    line.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
