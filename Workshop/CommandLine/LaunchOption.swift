import AppShell

/// An option of the command line that takes a value, such as `--api URL`.
public struct LaunchOption: Sendable {
  /// The option, with its dashes.
  package let name: String
  /// The name of the value in the text for `--help`.
  let value: String
  /// The purpose of the option.
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
  ///   - expected: A description of valid values, for the message about a wrong one; by default, a value.
  ///   - isValid: Whether a value is valid; by default, every one is.
  public init(
    _ name: String, _ value: String, _ summary: String, expecting expected: String? = nil,
    isValid: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.expected = expected ?? localized("a value")
    self.isValid = isValid
  }

  /// The option and the name of its value.
  var title: String { isFlag ? name : "\(name) \(value)" }
}
