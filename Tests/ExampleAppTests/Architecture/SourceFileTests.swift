import AppShell
import SwiftSource
import Testing

@testable import AppTesting

/// The rules are about code, so they read it in words.
@Suite(.timeLimit(.minutes(30))) struct SourceFileTests {
  @Test(arguments: [
    ("var awaitingFaceID = false", "await", false), ("let value = await load()", "await", true),
    ("// It doesn't await.", "await", false), ("  /// Task { }", "Task {", false),
    ("Task { load() }", "Task {", true), ("let asyncTask { 1 }", "Task {", false),
    ("try! load()", "try!", true), ("retry!.count", "try!", false),
    ("represent(1)", "present(", false), ("present(alert)", "present(", true),
    ("@objc func tap() {}", "@objc", true), ("@objcMembers class A {}", "@objc", false),
  ])
  func `a file says whole words outside its comments`(text: String, word: String, isSaid: Bool) {
    #expect(SourceFile(path: "ExampleApp/A.swift", text: text).says(word) == isSaid)
  }

  @Test func `a screen made with SwiftUI has a view instead of a view controller`() {
    let uiKit = SourceFile.facets(of: "Visit", among: ["VisitViewController.swift"])
    let swiftUI = SourceFile.facets(of: "Visit", among: ["VisitView.swift"])

    #expect(uiKit.count == 6)
    #expect(swiftUI == ["Action", "ViewState", "Coordinator", "View"])
  }

  @Test(arguments: [
    (#"localized("Sign In")"#, ["Sign In"]), (#"localized(words), relocalized("a")"#, []),
    (
      #"localized("By \(name(of: a)), “\(b)” \"c\"\n") + localized("d")"#,
      ["By %, “%” \"c\"\n", "d"]
    ),
    (#"let a: Words = Words(key: "e")"#, ["e"]), ("localized(\n  \"f\")", ["f"]),
    (#"// localized("g")"#, []), (#"localized("\u{201C}\t")"#, ["“\t"]),
  ])
  func `the texts of a source are found`(code: String, keys: [String]) {
    #expect(SwiftToken.all(in: code).localizedKeys == keys)
  }
}
