import AppTesting
import Foundation
import Testing

@testable import Starter

/// The rules of the architecture, and the project for Xcode.
@Suite(.timeLimit(.minutes(30))) struct ArchitectureTests {
  private static let package = URL(filePath: #filePath).appending(path: "../../..")
    .standardizedFileURL
  /// The sources, which are read once for all rules.
  private static let tree = Result {
    try SourceTree(modulesIn: package.appending(path: "Sources"))
  }

  @Test(arguments: ArchitectureRule.all)
  func `the sources keep the rule`(rule: ArchitectureRule) throws {
    let tree = try Self.tree.get()

    #expect(rule.violations(in: tree) == [])
  }

  @Test func `Xcode can build the app`() throws {
    let files = try XcodeFiles(
      folder: Self.package.appending(path: "App"), app: "Starter",
      scheme: AppLinks.scheme, host: AppLinks.host)

    #expect(files.faults == [])
  }
}
