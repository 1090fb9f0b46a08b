import Foundation
import Testing

/// The rules of the house, read from its sources.
@Suite struct ArchitectureTests {
  let files: [SourceFile]

  init() throws { files = try SourceFile.all() }

  @Test func `there is something to read`() {
    #expect(files.count > 100)
  }

  @Test func `no view controller imports Redux`() {
    let viewControllers = files.filter { $0.room != nil && $0.name.contains("ViewController") }

    #expect(viewControllers.count > 20)
    for file in viewControllers { #expect(!file.imports.contains("Redux"), "\(file.path)") }
  }

  @Test func `no view controller knows the store, or how to navigate`() {
    for file in files where file.name.contains("ViewController") && file.room != nil {
      for word in ["Store<", "dispatch(", "pushViewController", "present(", "dismiss("] {
        #expect(!file.text.contains(word), "\(file.path) says \(word)")
      }
    }
  }

  @Test func `no reducer awaits, waits or starts work`() {
    for file in files where file.name.hasSuffix("State.swift") && file.text.contains("reduce(") {
      for word in ["await", "async", "Task {", "Dispatch", "URLSession", "Date.now", "UUID()"] {
        #expect(!file.text.contains(word), "\(file.path) says \(word)")
      }
    }
  }

  @Test(arguments: ["Redux", "Coordinator", "ReduxTesting"])
  func `the core imports no UI`(target: String) {
    for file in files where file.target == target {
      let isPure = file.imports.isDisjoint(with: [
        "UIKit", "SwiftUI", "AppKit", "TerminalUIKit", "CoordinatorUIKit",
      ])
      #expect(isPure, "\(file.path)")
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

  @Test func `a room names no other room`() {
    let rooms = Set(files.compactMap(\.room))
    #expect(rooms.count > 8)
    for file in files {
      guard let room = file.room, !file.name.hasSuffix("Coordinator.swift") else { continue }
      for other in rooms where other != room {
        for facet in ["ViewController", "ViewState", "Coordinator", "Action", "ScreenAction"] {
          let isNamed = file.words.contains(other + facet)
          #expect(!isNamed, "\(file.path) names \(other)\(facet)")
        }
      }
    }
  }

  @Test func `a screen is six files`() {
    for room in Set(files.compactMap(\.room)) {
      let names = Set(files.filter { $0.room == room }.map(\.name))
      for facet in [
        "ViewState", "Coordinator", "ViewController", "ViewController+Layout",
        "ViewController+Renderer",
      ] {
        #expect(names.contains("\(room)\(facet).swift"), "\(room) has no \(facet)")
      }
    }
  }

  @Test func `shared files use nothing that needs Objective-C`() {
    for file in files where file.target == "ExampleApp" {
      for word in ["#selector", "@objc", "addTarget", "UIKeyCommand", "canImport(UIKit)"] {
        #expect(!file.text.contains(word), "\(file.path) says \(word)")
      }
    }
  }

  @Test func `nobody forces, and no file grows beyond reading`() {
    for file in files {
      #expect(!file.text.contains("try!"), "\(file.path)")
      #expect(!file.text.contains("fatalError("), "\(file.path)")
      #expect(file.text.count(where: \.isNewline) <= 300, "\(file.path)")
    }
  }
}
