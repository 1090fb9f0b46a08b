import Foundation
import Testing

/// Every Swift sample of these articles stands in a file of this folder, and so compiles and runs.
@Suite struct DocumentationTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let catalog = folder.appending(
    path: "../../../Sources/Redux/Documentation.docc"
  ).standardizedFileURL
  private static let articles = [
    "Redux", "TheLoop", "DeliveryContract", "Threads", "WritingMiddleware", "Performance",
  ]

  /// The code without what a formatter may change.
  private func bare(_ code: some StringProtocol) -> String {
    String(code.filter { !$0.isWhitespace && $0 != ";" })
  }

  @Test(arguments: articles)
  func `every sample of an article compiles`(article: String) throws {
    let sources = try ["AppSamples", "ArticleSamples"].map {
      bare(try String(contentsOf: Self.folder.appending(path: "\($0).swift"), encoding: .utf8))
    }.joined()
    let text = try String(
      contentsOf: Self.catalog.appending(path: "\(article).md"), encoding: .utf8)
    let samples = text.matches(of: /```swift\n(?<code>(?s:.*?))```/).map { bare($0.output.code) }

    #expect(!samples.isEmpty)
    for sample in samples { #expect(sources.contains(sample), "not compiled: \(sample)") }
  }
}
