import Foundation
import Testing

@testable import AppTesting

@Suite(.timeLimit(.minutes(30))) struct WordRuleTests {
  @Test(arguments: [
    (["Add", "Home"], []),
    (["Home", "Add", "Reset"], ["App/en.lproj isn't in order: “Add” comes after “Home”"]),
    (["Home", "Home"], ["App/en.lproj isn't in order: “Home” comes after “Home”"]),
  ])
  func `the first line of a table that isn't in order is named`(
    keys: [String], expected: [String]
  ) throws {
    let directory = TemporaryDirectory()
    let folder = directory.url.appending(path: "App/Resources/en.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let table = keys.map { "\"\($0)\" = \"\($0)\";\n" }.joined()
    try Data(table.utf8).write(to: folder.appending(path: "Localizable.strings"))
    let tree = try SourceTree(modulesIn: directory.url)
    let rule = try #require(ArchitectureRule.words.first { $0.name.hasSuffix("order") })

    #expect(rule.violations(in: tree) == expected)
  }
}
