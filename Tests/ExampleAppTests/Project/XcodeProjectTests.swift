import AppTesting
import CoordinatorLinks
import Foundation
import TestSupport
import Testing

@testable import ExampleApp

@Computing @Suite(.timeLimit(.minutes(30))) struct XcodeProjectTests {
  private static let sights = Result { try XcodeFiles.sights() }
  let files: XcodeFiles

  init() throws { files = try Self.sights.get() }

  @Test func `the project, its scheme and its property lists match the package`() {
    #expect(files.faults == [])
  }

  @Test(arguments: Addition.all)
  func `an app's own additions are allowed`(addition: Addition) throws {
    var files = files

    for (old, new) in addition.edits {
      try #require(files.project.contains(old))
      files.project.replace(old, with: new, maxReplacements: 1)
    }

    #expect(files.faults == [])
  }

  @Test(arguments: ["App/Sights", "Starter/App/Starter"])
  func `every object of a project is declared once, and no list names one twice`(
    path: String
  ) throws {
    let text = try String(
      contentsOf: files.place("../\(path).xcodeproj/project.pbxproj"), encoding: .utf8)

    let declared = text.matches(of: /(?m)^\t\t([0-9A-F]{24})\b.*= \{/).map { String($0.1) }
    let lists = text.matches(of: /(?s)= \((.*?)\);/).map { list in
      list.1.matches(of: /\b[0-9A-F]{24}\b/).map { String($0.0) }
    }

    #expect(declared.count == Set(declared).count && !declared.isEmpty)
    #expect(lists.allSatisfy { $0.count == Set($0).count })
  }

  @Test func `new apps and Sights isolate declarations in the same way`() throws {
    let manifests = try ["Package.swift", "Starter/Package.swift"].map { path in
      let text = try String(contentsOf: files.place("../\(path)"), encoding: .utf8)
      let list = try #require(text.firstMatch(of: /(?s)let isolation: .*?\n\]\n/)?.0)
      return list.split(separator: "\n").filter { !$0.contains("//") }
    }
    var starter = files
    starter.project = try String(
      contentsOf: files.place("../Starter/App/Starter.xcodeproj/project.pbxproj"), encoding: .utf8)

    #expect(manifests[0] == manifests[1])
    #expect(!starter.faults.contains { $0.contains("Package.swift. Set it to") })
  }

  @Test(arguments: ["App/Sights", "Starter/App/Starter"])
  func `a template with SwiftUI previews builds what shows them`(path: String) throws {
    let settings = try String(
      contentsOf: files.place("../\(path).xcodeproj/project.pbxproj"), encoding: .utf8)
    let view = try String(
      contentsOf: files.place("../Workshop/Tools/Screen/SwiftUI/Sources/HomeView.swift"),
      encoding: .utf8)

    #expect(view.contains("PreviewProvider"))
    #expect(!settings.contains("ENABLE_DEBUG_DYLIB = NO"))
  }

  @Test func `universal links are off by default`() throws {
    let project = try #require(XcodeProject(files.project))
    let app = try #require(project.target("application").flatMap { project.objects[$0] })

    let settings = project.settings(of: app)

    #expect(settings.count == 2)
    #expect(settings.allSatisfy { $0["CODE_SIGN_ENTITLEMENTS"] == nil })
  }

  @Test func `the pictures for iOS are of screens that links open`() throws {
    let file = files.place("ProofTests/ScreenProofs.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let list = try #require(text.firstMatch(of: /(?s)links = \[(.*?)\]/)?.1)
    let links = list.matches(of: /"(.*?)"/).map { "sights://\($0.1)" }

    let refused = links.filter {
      if case .success = AppLinks.table.parse($0, from: .commandLine) { false } else { true }
    }

    #expect(links.count > 8)
    #expect(refused == [])
  }

  @Test(arguments: Damage.all)
  func `every fault is found`(damage: Damage) throws {
    var files = files
    try #require(files[keyPath: damage.file].contains(damage.old))

    files[keyPath: damage.file].replace(damage.old, with: damage.new)

    #expect(files.faults == damage.faults)
  }
}
