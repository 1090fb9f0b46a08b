import CoordinatorLinks
import Testing

/// The links of five public apps that are hardest to declare: which can be, and which can't.
@Suite(.timeLimit(.minutes(30))) struct HardestLinkTests {
  /// Reads a link by the table of the app whose it is.
  private func reading(_ link: String) throws -> String {
    let source = link.hasPrefix("https") ? LinkSource.universalLink : .customScheme
    let readings = try PublicApps.hardest().map { $0.reading(link, source) }
    return try #require(readings.first { $0 != "scheme" && $0 != "host" })
  }

  @Test(arguments: [
    ("https://bsky.app/profile/did:plc:abc/post/3k", "post did:plc:abc 3k"),
    ("https://bsky.app/starter-pack/ada.bsky.social/3k", "pack ada.bsky.social 3k"),
    ("https://go.bsky.app/AbC12", "short AbC12"),
    ("bluesky://intent/compose?text=Hi%20you&imageUris=file:///a.png%7C1%7C2", "compose Hi you 1"),
    (
      "https://wordpress.com/stats/day/ada.blog?startDate=2024-05-03",
      "stats day ada.blog 1714694400"
    ),
    ("https://wordpress.com/reader/feeds/7/posts/8", "feed 7 8"),
    ("https://ada.wordpress.com/2024/05/03/mount-fuji/", "blog ada 2024-5-3 mount-fuji"),
    ("https://apps.wordpress.com/get/?campaign=qr#/media/ada.blog", "get /media/ada.blog"),
    (
      "https://public-api.wordpress.com/mbar/?bin=a&redirect_to=https%3A%2F%2Fwordpress.com%2Fpost%2F7",
      "post 7"
    ),
    ("wordpress://magic-login?token=abc", "login abc"),
    ("https://en.wikipedia.org/wiki/AC/DC#Early_life", "article en AC/DC Early_life"),
    ("https://zh.wikipedia.org/zh-hans/茶", "variant zh zh-hans 茶"),
    ("https://en.wikipedia.org/wiki/Special:Diff/12/34", "difference en 12 34"),
    ("https://en.wikipedia.org/w/index.php?search=black+tea", "search en black tea"),
    ("https://en.wikipedia.org/w/index.php?title=Tea&diff=prev&oldid=12", "version en Tea prev 12"),
    (
      "wikipedia://places?WMFArticleURL=https://en.wikipedia.org/wiki/Dallas",
      "places https://en.wikipedia.org/wiki/Dallas  "
    ),
    ("wikipedia://places?latitude=51.5&longitude=-0.12", "places  51.5 -0.12"),
    (
      "wikipedia://content/on-this-day/wikipedia.org/en/2024/08/15", "day en 2024-8-15"
    ),
    ("wikipedia://en.wikipedia.org/wiki/Red", "article en Red "),
    (
      "https://matrix.to/#/!abc:matrix.org/$def?via=matrix.org&via=t2bot.io",
      "permalink /!abc:matrix.org/$def?via=matrix.org&via=t2bot.io"
    ),
    ("https://matrix.to/#/%23rooms:matrix.org", "permalink /#rooms:matrix.org"),
    (
      "matrix:r/rooms:matrix.org/e/def?via=a.org&via=b.org",
      "event rooms:matrix.org def a.org,b.org"
    ),
    ("io.element:/callback?state=1&code=2", "signed-in 1 2"),
    (
      "io.element.call:/?url=https%3A%2F%2Fcall.element.io%2Fdaily",
      "call https://call.element.io/daily"
    ),
    ("https://call.element.io/room/#/daily?password=abc", "call /daily?password=abc"),
    (
      "https://mobile.element.io/element/?account_provider=a.org&login_hint=mxid:@ada:a.org",
      "provider a.org mxid:@ada:a.org"
    ),
    ("homeassistant://fire_event/door?entity_id=a.b&on=1", "event door entity_id=a.b,on=1"),
    (
      "homeassistant://x-callback-url/fire_event?eventName=door&x-success=shortcuts://",
      "callback fire_event door shortcuts://"
    ),
    (
      "homeassistant://invite#url=http%3A%2F%2Fhomeassistant.local%3A8123",
      "invite url=http://homeassistant.local:8123"
    ),
    (
      "homeassistant://navigate/lovelace/0?server=My%20home&more-info-entity-id=a.b",
      "navigate lovelace/0 My home a.b"
    ),
    (
      "https://www.home-assistant.io/tag/50A3C7C8-1FE7-4BE8-8DC9-06E07D41B63D",
      "tag 50A3C7C8-1FE7-4BE8-8DC9-06E07D41B63D"
    ),
  ])
  func `links that can be declared`(link: String, expected: String) throws {
    #expect(try reading(link) == expected)
  }

  /// Keep these in step with “Know the limits” in the article DeclaringLinks.
  @Test(arguments: [
    ("bluesky://intent/compose?text=Hi%0Ayou", "malformed"),
    (
      "https://public-api.wordpress.com/mbar/?redirect_to=https%3A%2F%2Fwordpress.com%2Fpost%2F7"
        + "%3Fnext%3Dhttps%253A%252F%252Fwordpress.com%252Fread", "parameter"
    ),
    ("wikipedia://places/?WMFArticleURL=https://en.wikipedia.org/wiki/Dallas", "path"),
    ("https://matrix.to/#/#rooms:matrix.org", "malformed"),
    ("io.element:/share?%7B%22text%22%3A%22Hi%22%7D", "malformed"),
  ])
  func `links that can't be declared are refused`(link: String, refusal: String) throws {
    #expect(try reading(link) == refusal)
  }
}
