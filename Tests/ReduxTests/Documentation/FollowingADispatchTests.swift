import TestSupport
import Testing

/// The article “Follow one dispatch” agrees with the sources.
@Suite struct FollowingADispatchTests {
  private let article: Walkthrough

  init() throws { article = try Walkthrough("following-a-dispatch", in: "Redux") }

  @Test func `every file and function that it names exists`() {
    #expect(article.steps.count > 20)
    for file in article.files { #expect(article.sources[file] != nil, "\(file)") }
    for step in article.steps { #expect(article.code(of: step) != nil, "\(step)") }
  }

  @Test func `each step is called by the one before, or by an earlier one that continues`() {
    #expect(article.stepsWithoutCaller == [])
  }

  @Test func `it names the files of all types on the way`() {
    #expect(article.missingFiles(of: article.steps) == [])
  }
}
