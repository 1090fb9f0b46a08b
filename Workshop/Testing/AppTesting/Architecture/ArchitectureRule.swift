public import Testing

/// A rule of the architecture, checked in an app's sources.
///
/// ```swift
/// @Test(arguments: ArchitectureRule.all)
/// func `the sources keep the rule`(rule: ArchitectureRule) throws {
///   let tree = try SourceTree(modulesIn: sources)
///   #expect(rule.violations(in: tree) == [])
/// }
/// ```
public struct ArchitectureRule: CustomTestStringConvertible, Sendable {
  /// The rule as a sentence.
  public let name: String
  /// What to do instead, as a sentence; empty for a rule of an app.
  let fix: String
  private let find: @Sendable (SourceTree) -> [String]

  /// Describes a rule.
  ///
  /// - Parameters:
  ///   - name: The rule as a sentence.
  ///   - find: Returns what violates the rule, each with the path of its file and the line.
  public init(_ name: String, _ find: @escaping @Sendable (SourceTree) -> [String]) {
    self.init(name, fix: "", find)
  }

  init(_ name: String, fix: String, _ find: @escaping @Sendable (SourceTree) -> [String]) {
    self.name = name
    self.fix = fix
    self.find = find
  }

  /// The rule as a sentence, and what to do instead.
  public var testDescription: String { fix.isEmpty ? name : "\(name). \(fix)" }

  /// Returns what violates the rule.
  public func violations(in tree: SourceTree) -> [String] { find(tree) }

  /// A rule about files that must not say some words outside comments.
  init(
    _ name: String, fix: String, _ files: @escaping @Sendable (SourceTree) -> [SourceFile],
    sayNoneOf words: [String]
  ) {
    self.init(name, fix: fix) { tree in files(tree).flatMap { $0.lines(saying: words) } }
  }

  /// A rule about files that must not import some modules.
  init(
    _ name: String, fix: String, _ files: @escaping @Sendable (SourceTree) -> [SourceFile],
    importNoneOf modules: Set<String>
  ) {
    self.init(name, fix: fix) { tree in
      files(tree).flatMap { file in
        file.imports.intersection(modules).sorted().map { "\(file.path) imports \($0)" }
      }
    }
  }
}
