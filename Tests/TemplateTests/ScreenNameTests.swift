import Testing

@Suite struct ScreenNameTests {
  @Test(arguments: [
    ("Settings", ["settings", "Settings", "settings"]),
    ("UserProfile", ["userProfile", "User Profile", "user-profile"]),
    ("FAQ", ["faq", "FAQ", "faq"]),
    ("URLList", ["urlList", "URL List", "url-list"]),
    ("Top10", ["top10", "Top10", "top10"]),
  ])
  func `a name is written in all its ways`(name: String, ways: [String]) throws {
    let screen = try ScreenName(name)

    #expect([screen.variable, screen.words, screen.link] == ways)
  }

  @Test(arguments: [
    "", "settings", "My Screen", "My-Screen", "My_Screen", "1st", "Ünder", "Default", "Self",
    "Type", "Some",
    "Abcdefghijklmnopqrstuvwxyzabcde",
  ])
  func `what can't be a type and a variable is refused`(name: String) {
    #expect(throws: Refusal.self) { try ScreenName(name) }
  }
}
