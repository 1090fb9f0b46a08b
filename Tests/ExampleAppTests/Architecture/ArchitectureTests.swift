import AppInspector
import AppShell
import AppTesting
import Foundation
import TestSupport
import Testing

@testable import ExampleApp

/// The rules of the architecture, checked in the sources of Sights and of the libraries.
@Computing @Suite(.timeLimit(.minutes(30))) struct ArchitectureTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..")
    .standardizedFileURL

  /// The sources, which are read once for all rules.
  private static let tree = Result {
    try SourceTree(
      [root.appending(path: "Sources/ExampleApp")], recordableTypes: SightsApp.recordableTypes)
  }

  @Test(arguments: ArchitectureRule.all)
  func `Sights keeps the rule`(rule: ArchitectureRule) throws {
    let tree = try Self.tree.get()

    #expect(rule.violations(in: tree) == [])
  }

  @Test func `a library keeps the rules about words`() throws {
    for library in [
      "Sources/Coordinator/Shell", "Sources/Coordinator/Components", "Workshop/Agent",
      "Workshop/Inspector", "Workshop/Terminal/TerminalUIKit",
    ] {
      let tree = try SourceTree(
        [Self.root.appending(path: library)], recordableTypes: SightsApp.recordableTypes,
        otherWords: library.hasSuffix("TerminalUIKit") ? TerminalWord.allCases.map(\.rawValue) : [])
      for rule in ArchitectureRule.words {
        #expect(rule.violations(in: tree) == [], "\(library): \(rule.name)")
      }
    }
  }

  @Test func `no library of the core imports UI`() throws {
    let ui: Set = ["UIKit", "SwiftUI", "AppKit", "TerminalUIKit", "CoordinatorUIKit"]
    for library in [
      "Sources/Redux", "Sources/Coordinator/Navigation", "Sources/Coordinator/Links",
      "Workshop/Testing/ReduxTesting",
    ] {
      for file in try files(of: library) {
        #expect(file.imports.isDisjoint(with: ui), "\(file.path)")
      }
    }
  }

  @Test func `Redux imports nothing but the toolchain's libraries`() throws {
    let allowed: Set = [
      "Synchronization", "Observation", "Dispatch", "Foundation", "Darwin", "Glibc", "Musl",
      "Android",
    ]
    for file in try files(of: "Sources/Redux") {
      #expect(file.imports.isSubset(of: allowed), "\(file.path)")
    }
  }

  @Test func `no library imports the app`() throws {
    let libraries =
      ["Sources/Redux", "Sources/Coordinator"]
      + [
        "Agent", "Inspector", "Recording", "Simulation", "Terminal", "Testing",
      ].map { "Workshop/\($0)" }
    for file in try libraries.flatMap(files) where !file.path.contains("AppTesting/") {
      #expect(!file.imports.contains("ExampleApp"), "\(file.path)")
      #expect(!file.says("try!") && !file.says("fatalError("), "\(file.path)")
    }
  }

  private func files(of library: String) throws -> [SourceFile] {
    try SourceFile.all(in: Self.root.appending(path: library))
  }
}
