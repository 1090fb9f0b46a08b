import Foundation

extension DemoRemoval {
  /// Deletes the tests of what is gone: those in folders of the demo, and those that name it.
  func deleteTests(that gone: Gone, from draft: inout Draft) throws {
    for file in draft.files(under: project.tests) {
      let folders = file.dropFirst(project.tests.count + 1).split(separator: "/").map(String.init)
      let folder = folders[0]
      let isOfTheDemo =
        folder == "Screens" && Demo.rooms.contains(folders[1]) || Demo.folders.contains(folder)
      guard try isOfTheDemo || gone.isNamed(in: draft.text(file)) else { continue }
      draft.delete(file)
    }
  }

  /// Changes the tests that stay, so that they expect the first screen and nothing of the demo.
  func editTests(in draft: inout Draft) throws {
    for file in draft.files(under: project.tests) {
      try draft.edit(file) { text in
        text = text.replacing("Resources/sights.json", with: "App/App.swift")
          .replacing(", \"--api\", \"http://localhost:8080\"", with: "")
          .withoutLines("launch.api", ".badServer(")
      }
    }
    for file in draft.files(under: "\(project.tests)/Architecture") {
      try draft.edit(file) { $0 = $0.lines(expectingSome) }
    }
  }

  /// A test that counts to be sure it looks at something needs but one of it.
  private func expectingSome(_ line: String) -> String {
    guard line.contains("#expect("), let count = line.between(".count > ", ")"), Int(count) != nil
    else { return line }
    return line.replacing(".count > \(count))", with: ".count > 0)")
  }
}
