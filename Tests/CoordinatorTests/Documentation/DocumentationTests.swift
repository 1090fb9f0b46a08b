import Foundation
import Testing

/// The articles' samples are what `Samples.swift` compiles and runs, line by line.
@Suite struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  private static let catalog = root.appending(path: "Sources/Coordinator/Coordinator.docc")

  @Test(
    arguments: try FileManager.default.contentsOfDirectory(atPath: catalog.path())
      .filter { $0.hasSuffix(".md") }.sorted())
  func `every sample of an article is compiled`(article: String) throws {
    let text = try String(contentsOf: Self.catalog.appending(path: article), encoding: .utf8)
    let code = try String(
      contentsOf: Self.root.appending(path: "Tests/CoordinatorTests/Documentation/Samples.swift"),
      encoding: .utf8)

    for sample in text.components(separatedBy: "```swift\n").dropFirst() {
      let lines = sample.components(separatedBy: "\n```")[0]
      #expect(trimmed(code).contains(trimmed(lines)), "\(article) shows what is not compiled.")
    }
  }

  private func trimmed(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: true)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
