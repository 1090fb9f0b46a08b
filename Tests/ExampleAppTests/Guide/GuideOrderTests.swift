import Foundation
import Testing

/// The guide is a course: each page says which comes next.
@Suite struct GuideOrderTests {
  private static let guide = SeedsTests.root.appending(path: "Documentation/Guide.docc")

  /// The pages in the order of the sidebar.
  private static let order: [String] = {
    let contents = (try? text("Guide.md")) ?? ""
    let topics = contents.split(separator: "## Topics").last ?? ""
    return topics.matches(of: /(?m)^- <doc:([\w\/]+)>$/).map { "\($0.1)" }
  }()

  private static let articles = order.filter { name in
    FileManager.default.fileExists(atPath: guide.appending(path: "Articles/\(name).md").path)
  }

  @Test func `the sidebar has every article once`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.guide.appending(path: "Articles").path)

    #expect(Self.articles.map { "\($0).md" }.sorted() == files.sorted())
  }

  @Test(arguments: articles.dropLast())
  func `an article leads on to the next page`(name: String) throws {
    let place = try #require(Self.order.firstIndex(of: name))

    let end = try #require(Self.text("Articles/\(name).md").split(separator: "## Next").last)

    #expect(end.contains("<doc:\(Self.order[place + 1])>"))
  }

  @Test(arguments: [
    ("Redux", "Redux"), ("Coordinator", "Coordinator/Navigation"),
    ("CoordinatorLinks", "Coordinator/Links"),
  ])
  func `an article of a library says what to read next`(library: String, path: String) throws {
    let folder = SeedsTests.root.appending(path: "Sources/\(path)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let pages = (names ?? []).filter { $0.hasSuffix(".md") && !$0.hasSuffix("/\(library).md") }

    let ends = try pages.filter { page in
      try !String(contentsOf: folder.appending(path: page), encoding: .utf8).contains("\n## Next\n")
    }

    #expect(pages.count > 4)
    #expect(ends == [])
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: guide.appending(path: path), encoding: .utf8)
  }
}
