import Foundation
import Testing

/// The samples of the documentation are what `Samples.swift` compiles and runs, line by line.
@Suite struct DocumentationTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  @Test func `every sample of the documentation is compiled`() throws {
    let page = try text(of: "Sources/CoordinatorUIKit/Documentation.docc/CoordinatorUIKit.md")
    let code = try text(of: "Tests/CoordinatorUIKitTests/Documentation/Samples.swift")

    let samples = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }

    #expect(samples.count == 2)
    for sample in samples { #expect(trimmed(code).contains(trimmed(sample)), "\(sample)") }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func trimmed(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
