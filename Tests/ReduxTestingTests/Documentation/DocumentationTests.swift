import Foundation
import Testing

/// The samples of the articles are what `Samples.swift` compiles and runs, line by line.
@Suite struct DocumentationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let sources = folder.appending(path: "../../../Sources").standardizedFileURL

  @Test(arguments: [
    "Redux/Documentation.docc/Effects.md", "Redux/Documentation.docc/Testing.md",
    "ReduxTesting/Documentation.docc/ReduxTesting.md",
  ])
  func `every sample of an article is compiled`(article: String) throws {
    let text = try String(contentsOf: Self.sources.appending(path: article), encoding: .utf8)
    let code = try String(
      contentsOf: Self.folder.appending(path: "Samples.swift"), encoding: .utf8)

    let samples = text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }

    #expect(!samples.isEmpty)
    for sample in samples {
      #expect(trimmed(code).contains(trimmed(sample)), "\(article) shows what is not compiled.")
    }
  }

  private func trimmed(_ code: String) -> String {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
