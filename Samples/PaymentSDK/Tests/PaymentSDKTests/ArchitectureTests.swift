import AppTesting
import Foundation
import Testing

@testable import PaymentSDK

@Suite(.timeLimit(.minutes(30))) struct ArchitectureTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private var sources: URL {
    folder.appending(path: "../../Sources/PaymentSDK").standardizedFileURL
  }

  // The SDK records nothing.
  @Test(arguments: ArchitectureRule.all.filter { $0.name != "every action can be recorded" })
  func `the sources keep the rule`(rule: ArchitectureRule) throws {
    let tree = try SourceTree([sources])

    #expect(rule.violations(in: tree) == [])
  }

  @Test func `no reducer of a feature knows what a customer configured`() throws {
    let reducers = try SourceFile.all(in: sources).filter {
      $0.screen != nil && $0.name.hasSuffix("State.swift") && $0.text.contains("reduce(")
    }

    #expect(reducers.count == 4)
    for word in ["configuration", "customer", "PaymentConfiguration", "PaymentFeature"] {
      #expect(reducers.filter { $0.says(word) }.map(\.path) == [])
    }
  }

  @Test func `the public surface is the one that is listed, and small`() throws {
    let surface = try SourceFile.all(in: sources).flatMap(\.publicDeclarations)

    #expect(surface.count <= 25)
    try Baseline(url: folder.appending(path: "PublicSurface.txt"))
      .check(surface.joined(separator: "\n") + "\n")
  }

  @Test func `no type of Redux is public`() throws {
    // What isn't imported publicly can't be part of a public declaration.
    let imports = try SourceFile.all(in: sources).flatMap { file in
      file.text.matches(of: /public import (\w+)/).map { String($0.output.1) }
    }

    #expect(Set(imports) == ["Foundation", "UIKit"])
  }
}

extension SourceFile {
  /// The public declarations, and the cases of public enums, each without its body and on one line.
  fileprivate var publicDeclarations: [String] {
    var isInPublicEnum = false
    var lines = text.split(separator: "\n")[...]
    var declarations: [String] = []
    while let line = lines.popFirst() {
      if !line.hasPrefix(" ") { isInPublicEnum = line.hasPrefix("public enum") }
      let isPublic = line.contains(#/^ *(?:@\w+ )?public (?!import)/#)
      guard isPublic || isInPublicEnum && line.hasPrefix("  case ") else { continue }
      var declaration = String(line)
      while declaration.count(where: { $0 == "(" }) > declaration.count(where: { $0 == ")" }),
        let next = lines.popFirst()
      {
        declaration += next.trimmingCharacters(in: .whitespaces) + " "
      }
      declarations.append(declaration.replacing(#/ *{ *$/#, with: "").replacing(" )", with: ")"))
    }
    return declarations
  }
}
