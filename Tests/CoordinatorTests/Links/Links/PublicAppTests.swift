import Coordinator
import CoordinatorLinks
import Testing

/// Links of large public apps can be declared, and are read as their sites mean them.
@Suite(.timeLimit(.minutes(30))) struct PublicAppTests {
  @Test(arguments: [
    ("https://github.com/apple", ":owner apple"),
    ("https://github.com/apple/swift", ":owner/:repo apple swift"),
    ("https://github.com/apple/swift/?tab=readme-ov-file#install", ":owner/:repo apple swift"),
    ("https://github.com/notifications", "notifications"),
    ("https://github.com/settings/profile", "settings/profile"),
    ("https://github.com/apple/swift/issues/7", "issue apple swift 7"),
    ("https://github.com/apple/swift/pull/7?diff=split", "issue apple swift 7"),
    (
      "https://github.com/apple/swift/blob/main/docs/a/b.md#L3", "file apple swift main docs/a/b.md"
    ),
    ("https://github.com/search?q=a+b%2Bc&type=code", "search a b+c"),
    ("https://github.com/search", "parameter"),
    ("https://github.com/apple/swift/issues/seven", "parameter"),
    ("https://gist.github.com/apple/7", "host"),
  ])
  func `a code host`(link: String, expected: String) throws {
    #expect(try PublicApps.codeHost().reading(link) == expected)
  }

  @Test(arguments: [
    ("https://en.wikipedia.org/wiki/Mount_Fuji", "article en Mount_Fuji "),
    ("https://ja.m.wikipedia.org/wiki/%E5%AF%8C%E5%A3%AB%E5%B1%B1", "article ja 富士山 "),
    ("https://de.wikipedia.org/wiki/Kyoto#Geschichte", "article de Kyoto Geschichte"),
    ("https://en.wikipedia.org/wiki/AC%2FDC?wprov=sfti1", "article en AC/DC "),
    (
      "https://en.wikipedia.org/w/index.php?title=Kyoto&oldid=12&action=view", "version en Kyoto 12"
    ),
    ("https://www.wikipedia.org/", ""),
    ("https://a.b.wikipedia.org/wiki/Kyoto", "host"),
    ("https://wikipedia.org/wiki/Kyoto", "host"),
    ("https://en.wikipedia.org.evil.example/wiki/Kyoto", "host"),
    ("https://evil-wikipedia.org/wiki/Kyoto", "host"),
    ("wikipedia://fr.wikipedia.org/wiki/Kyoto", "source"),
  ])
  func `an encyclopedia with a host for each language`(link: String, expected: String) throws {
    #expect(try PublicApps.encyclopedia().reading(link) == expected)
  }

  @Test(arguments: [
    ("https://www.youtube.com/watch?v=abc123&t=42s&si=xyz", "video abc123 42s "),
    ("https://youtube.com/watch?v=abc123&list=PL1&index=2", "video abc123  PL1"),
    ("https://youtu.be/abc123?t=42&feature=shared", "video abc123 42 "),
    ("https://m.youtube.com/shorts/abc123", "short abc123"),
    ("https://www.youtube.com/@kyoto", "channel kyoto"),
    ("https://www.youtube.com/results?search_query=mount+fuji", "search mount fuji"),
    ("https://www.youtube.com/watch?list=PL1", "parameter"),
    ("https://www.youtube.com/watch?v=abc&v=def", "repeatedQueryItem"),
    ("https://www.youtube.com/abc123", "parameter"),
    ("https://youtu.be/shorts/abc123", "unknown"),
  ])
  func `a video site with short links`(link: String, expected: String) throws {
    #expect(try PublicApps.videos().reading(link) == expected)
  }

  @Test(arguments: [
    ("https://social.example/@ada", "account ada"),
    ("https://social.example/@ada/109", "post ada 109"),
    ("https://social.example/tags/swift", "tag swift"),
    ("https://joinmastodon.org/servers", "servers"),
    ("https://other.example/@ada", "host"),
    ("https://joinmastodon.org/@ada", "unknown"),
    ("https://social.example/servers", "parameter"),
  ])
  func `a network of servers, one of which is known after the sign-in`(
    link: String, expected: String
  ) throws {
    let links = try PublicApps.federation()

    #expect(links.reading(link, on: ["social.example"]) == expected)
  }

  @Test(arguments: [
    ("https://open.spotify.com/track/4abc?si=1", "track/:id 4abc"),
    ("https://open.spotify.com/intl-de/track/4abc", "track/:id 4abc"),
    ("https://open.spotify.com/intl-de/user/ada/playlist/4abc", "user/:name/playlist/:id ada 4abc"),
    ("https://open.spotify.com/de/track/4abc", "parameter"),
  ])
  func `a music service with a prefix for the language`(link: String, expected: String) throws {
    #expect(try PublicApps.music().reading(link) == expected)
    #expect(try PublicApps.music().reading("spotify:///track/4", .customScheme) == "track/:id 4")
    #expect(try PublicApps.music().reading("spotify://track/4", .customScheme) == "track/:id 4")
  }

  @Test(arguments: [
    ("https://bsky.app/profile/did:plc:abc", "account did:plc:abc"),
    ("https://bsky.app/profile/ada.bsky.social", "handle ada.bsky.social"),
    ("https://en.wikipedia.org/wiki/Special:Search?search=tea", "search tea"),
    ("https://en.wikipedia.org/wiki/Talk:Tea", "article Talk:Tea"),
    ("https://my.home-assistant.io/redirect/config?domain=hue&url=a", "redirect config domain,url"),
    ("https://my.home-assistant.io/redirect/config", "redirect config "),
    ("homeassistant://navigate/lovelace/0", "navigate lovelace/0"),
    ("homeassistant://navigate", "navigate "),
    ("https://home.local:8123/lovelace", "view lovelace"),
    ("https://wordpress.com/read/blogs/7", "blog 7"),
    ("https://wordpress.com/read/blogs/tea", "blog tea"),
    ("https://public-api.wordpress.com/redirect?to=https%3A%2F%2Fwordpress.com%2Fread", "read"),
  ])
  func `five more apps, of which these links took more to declare`(
    link: String, expected: String
  ) throws {
    let source = link.hasPrefix("https") ? LinkSource.universalLink : .customScheme

    #expect(
      try PublicApps.more().reading(link, source, on: ["home.local:8123"]) == expected)
  }

  @Test(arguments: [
    ("https://t.me/durov", "chat durov"), ("https://t.me/Durov/", "chat Durov"),
    ("https://telegram.me/durov/123?comment=5", "post durov 123"),
    ("https://t.me/durov/123?single", "single durov 123"),
    ("https://t.me/my_bot?start=abc", "bot my_bot"), ("https://t.me/my_bot?start", "chat my_bot"),
    ("https://t.me/c/1234567890/12", "private 1234567890 12"),
    ("https://t.me/+AbCdEf", "join AbCdEf"), ("https://t.me/joinchat/AbCdEf", "join AbCdEf"),
    ("https://t.me/addstickers/Animals", "stickers Animals"),
    (
      "https://t.me/share/url?url=https%3A%2F%2Fa.example&text=a+b",
      "share https://a.example a b"
    ),
    ("https://t.me/abc", "parameter"), ("https://t.me.evil.example/durov", "host"),
    ("tg://resolve?domain=durov&post=7", "post 7"), ("tg://resolve?domain=durov", "chat"),
    ("tg://join?invite=AbCdEf", "join AbCdEf"), ("tg://settings", "settings"),
    ("tg://resolve?domain=durov&unknown=1", "unknownQueryItem"), ("tg://resolve", "parameter"),
  ])
  func `a messenger`(link: String, expected: String) throws {
    let source = link.hasPrefix("https") ? LinkSource.universalLink : .customScheme

    #expect(try PublicApps.shortMessages().reading(link, source) == expected)
  }

  @Test(arguments: [
    ("nextcloud://openFiles", "openFiles"), ("nextcloud://openfiles", "openFiles"),
    ("nextcloud:///openFavorites", "openFavorites"),
    ("nextcloud://openAutoUpload", "openAutoUpload"), ("nextcloud:///openfiles", "unknown"),
    ("nextcloud://open-file?path=Talk%2FIMG.png&user=ada", "open Talk/IMG.png ada"),
    ("nextcloud://open-file?path=Talk%2FIMG.png", "parameter"),
    ("https://wolke.küche.local/app/openFiles", "app openFiles"),
    ("https://wolke.xn--kche-0ra.local/f/42", "file 42"),
    ("https://wolke.küche.local/index.php/s/aBc1?utm=x|y", "share aBc1"),
    ("https://wolke.küche.local/s/aBc1", "share aBc1"), ("https://wolke.kuche.local/f/42", "host"),
  ])
  func `a cloud on the user's server`(link: String, expected: String) throws {
    let source = link.hasPrefix("https") ? LinkSource.universalLink : .customScheme

    #expect(
      try PublicApps.fileCloud().reading(link, source, on: ["wolke.küche.local."]) == expected)
  }

  @Test(arguments: [
    ("https://www.reddit.com/r/swift", "community swift"),
    ("https://reddit.com/r/swift/?share_id=a{b}", "community swift"),
    ("https://www.reddit.com/r/swift/comments/1abc", "post swift 1abc"),
    ("https://www.reddit.com/r/swift/comments/1abc/a_title/", "post swift 1abc"),
    ("https://de.reddit.com/r/swift/comments/1abc/a_title", "post swift 1abc"),
    ("https://www.reddit.com/r/swift/comments/1abc/a_title/k2/?context=3", "comment swift 1abc k2"),
    ("https://www.reddit.com/u/ada", "user ada"), ("https://redd.it/1abc", "post 1abc"),
    ("https://www.reddit.com/search?q=a+b", "search a b"),
    ("https://www.reddit.com/search?q=a&rdt_token=1", "unknownQueryItem"),
    ("https://redd.it/r/swift", "unknown"), ("reddit://r/swift", "community swift"),
  ])
  func `a site of communities`(link: String, expected: String) throws {
    let source = link.hasPrefix("https") ? LinkSource.universalLink : .customScheme

    #expect(try PublicApps.communitySite().reading(link, source) == expected)
  }

  @Test func `places print as links that lead to them`() throws {
    let host = "social.example"
    let printed = [
      try PublicApps.codeHost().url(for: .page("file", "a", "b", "main", "x y/z.md")),
      try PublicApps.codeHost().url(for: .page("search", "a b+c"), as: .customScheme),
      try PublicApps.encyclopedia().url(for: .page("article", "ja", "富士", "a")),
      try PublicApps.videos().url(for: .page("video", "abc", "42s", "")),
      try PublicApps.videos().url(for: .page("channel", "kyoto"), as: .customScheme),
      try PublicApps.federation().url(for: .page("post", "ada", "7"), on: host),
      try PublicApps.music().url(for: .page("track/:id", "4")),
      try PublicApps.music().url(for: .page("track/:id", "4"), as: .customScheme),
    ]

    #expect(
      printed == [
        "https://github.com/a/b/blob/main/x%20y/z.md", "github://search?q=a%20b%2Bc",
        "https://ja.wikipedia.org/wiki/%E5%AF%8C%E5%A3%AB#a",
        "https://www.youtube.com/watch?v=abc&t=42s", "youtube:///%40kyoto",
        "https://social.example/%40ada/7", "https://open.spotify.com/track/4", "spotify://track/4",
      ])
  }

  @Test func `a place that no link prints has none`() throws {
    #expect(try PublicApps.videos().url(for: .page("short", "ab")) == nil)
    #expect(try PublicApps.federation().url(for: .page("post", "ada", "7")) == nil)
  }
}
