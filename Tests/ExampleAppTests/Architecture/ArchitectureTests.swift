import Foundation
import Redux
import Testing

@testable import ExampleApp

/// The rules of the architecture, checked in the sources.
///
/// `Documentation/architecture.md` lists them by the names of these tests.
@Suite struct ArchitectureTests {
  private let files: [SourceFile]
  private let app: [SourceFile]
  private let rooms: Set<String>

  init() throws {
    files = try SourceFile.all()
    app = files.filter { $0.target == "ExampleApp" }
    rooms = Set(files.compactMap(\.room))
  }

  @Test func `no library of the core imports UI`() {
    let ui: Set = ["UIKit", "SwiftUI", "AppKit", "TerminalUIKit", "CoordinatorUIKit"]
    let core: Set = ["Redux", "ReduxTesting", "Coordinator", "CoordinatorLinks"]
    for file in files where core.contains(file.target) {
      #expect(file.imports.isDisjoint(with: ui), "\(file.path)")
    }
  }

  @Test func `Redux imports nothing but the toolchain's libraries`() {
    let allowed: Set = [
      "Synchronization", "Observation", "Dispatch", "Foundation", "Darwin", "Glibc", "Musl",
      "Android",
    ]
    for file in files where file.target == "Redux" {
      #expect(file.imports.isSubset(of: allowed), "\(file.path)")
    }
  }

  @Test func `no library imports the app`() {
    for file in files where file.target != "ExampleApp" {
      #expect(!file.imports.contains("ExampleApp"), "\(file.path)")
    }
  }

  @Test func `no view controller imports Redux`() {
    let viewControllers = app.filter { $0.room != nil && $0.name.contains("ViewController") }

    #expect(!viewControllers.isEmpty)
    for file in viewControllers { #expect(!file.imports.contains("Redux"), "\(file.path)") }
  }

  @Test func `no view controller uses the store or navigates`() {
    for file in app where file.room != nil && file.name.contains("ViewController") {
      expect(
        file, saysNoneOf: ["Store<", "dispatch(", "pushViewController", "present(", "dismiss("])
    }
  }

  @Test func `only layouts touch constraints`() {
    for file in app where file.room != nil && !file.name.hasSuffix("+Layout.swift") {
      expect(file, saysNoneOf: ["NSLayoutConstraint", "Anchor.constraint"])
    }
  }

  @Test func `no coordinator of a screen moves view controllers`() {
    for file in app where file.room != nil && file.name.hasSuffix("Coordinator.swift") {
      expect(
        file, saysNoneOf: ["pushViewController", "popViewController", "viewController.present("])
    }
  }

  @Test func `no state or view state imports UI`() {
    for file in app where file.name.hasSuffix("State.swift") {
      #expect(file.imports.isDisjoint(with: ["UIKit", "CoordinatorUIKit"]), "\(file.path)")
    }
  }

  @Test func `no reducer awaits, starts work, or asks for the time`() {
    for file in files where file.name.hasSuffix("State.swift") && file.text.contains("reduce(") {
      expect(
        file,
        saysNoneOf: ["await", "async", "Task {", "Dispatch", "URLSession", "Date.now", "UUID()"])
    }
  }

  @Test func `no reducer contains a sentence or a limit`() {
    for file in files where file.name.hasSuffix("State.swift") && file.text.contains("reduce(") {
      expect(file, saysNoneOf: ["static let", "prefix(", "suffix(", "localizedDescription"])
      let sentences = file.text.matches(of: /"[^"\n]* [^"\n]*"/).map { $0.output }
      #expect(sentences.isEmpty, "\(file.path) says \(sentences)")
    }
  }

  @Test func `state and actions are structs and enums`() {
    for file in files {
      let classes = file.text.matches(
        of: /(?:class|actor) \w+(?:<[^>\n]*>)?: [^{\n]*\b(?:StateType|ActionType)\b/)
      #expect(classes.isEmpty, "\(file.path)")
    }
  }

  @Test func `every action can be recorded`() {
    let declared = app.flatMap { file in
      file.text.matches(of: /(?:enum|struct) (\w+): ActionType/).map { String($0.output.1) }
    }

    #expect(!declared.isEmpty)
    #expect(Set(declared).subtracting(recordableTypes.names) == [])
  }

  @Test func `a form can be changed, sent and closed`() {
    for file in app where file.room != nil && file.text.contains("case sent") {
      for event in ["changed", "sent", "closed"] {
        #expect(file.text.contains("case \(event)"), "\(file.path) lacks \(event)")
      }
    }
  }

  @Test func `a room names no other room`() {
    #expect(!rooms.isEmpty)
    for file in app where !file.name.hasSuffix("Coordinator.swift") {
      guard let room = file.room else { continue }
      for other in rooms.subtracting([room]) {
        for facet in ["ViewController", "ViewState", "Coordinator", "Action"] {
          let isNamed = file.words.contains(other + facet)
          #expect(!isNamed, "\(file.path) names \(other)\(facet)")
        }
      }
    }
  }

  @Test func `every screen has the same six files`() {
    for room in rooms {
      let names = Set(app.filter { $0.room == room }.map(\.name))
      for facet in SourceFile.facets(of: room, among: names) {
        #expect(names.contains("\(room)\(facet).swift"), "\(room) has no \(facet)")
      }
    }
  }

  @Test func `every screen has a background, since iOS would show black`() {
    for file in app where file.name.hasSuffix("ViewController+Layout.swift") {
      #expect(file.text.contains("view.backgroundColor = "), "\(file.path)")
    }
  }

  @Test func `no file that iOS and the terminal share needs Objective-C`() {
    for file in app {
      expect(
        file, saysNoneOf: ["#selector", "@objc", "addTarget", "UIKeyCommand", "canImport(UIKit)"])
    }
  }

  @Test func `no source uses try! or fatalError`() {
    for file in files { expect(file, saysNoneOf: ["try!", "fatalError("]) }
  }

  @Test func `no file is longer than 300 lines`() {
    #expect(files.count > 100)
    for file in files { #expect(file.text.count(where: \.isNewline) <= 300, "\(file.path)") }
  }

  private func expect(_ file: SourceFile, saysNoneOf words: [String]) {
    for word in words { #expect(!file.says(word), "\(file.path) says \(word)") }
  }
}
