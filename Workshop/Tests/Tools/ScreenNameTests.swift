import Testing

@testable import Generator

@Suite(.timeLimit(.minutes(30))) struct ScreenNameTests {
  @Test(arguments: [
    ("Settings", ["settings", "Settings", "settings"]),
    ("UserProfile", ["userProfile", "User Profile", "user-profile"]),
    ("FAQ", ["faq", "FAQ", "faq"]),
    ("URLList", ["urlList", "URL List", "url-list"]),
    ("Top10", ["top10", "Top10", "top10"]),
  ])
  func `a name is written in all its ways`(name: String, ways: [String]) {
    let screen = ScreenName(name)

    #expect([screen.variable, screen.words, screen.link] == ways)
  }
}
