import TestSupport
import Testing

/// The article “Follow one link” agrees with the sources.
@Suite struct FollowingALinkTests {
  private let article: Walkthrough

  init() throws {
    article = try Walkthrough("following-a-link", in: "Coordinator/Links", "Coordinator/Navigation")
  }

  @Test func `every file and function that it names exists`() {
    #expect(article.steps.count > 10)
    for file in article.files { #expect(article.sources[file] != nil, "\(file)") }
    for step in article.steps { #expect(article.code(of: step) != nil, "\(step)") }
  }

  @Test func `each step is called by the one before, or by an earlier one that continues`() {
    #expect(article.stepsWithoutCaller == [])
  }

  @Test func `it names the files of all types that are used to read a link`() {
    let reading = article.steps.filter { $0.file != "LinkIntake.swift" }

    #expect(article.missingFiles(of: reading) == [])
  }
}
