import AppShell
import AppTesting
import ReduxTesting
import Synchronization
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct EmbeddedBackendTests {
  let backend = EmbeddedBackend(latency: .zero)
  let client: SightsClient

  init() {
    client = SightsClient(
      connection: EmbeddedProtocol.connection(to: backend, clock: TestClock()))
  }

  @Test func `the data is in the language of the server, and is found in English, too`()
    async throws
  {
    let german = EmbeddedBackend(latency: .zero, in: Language("de"))
    let client = SightsClient(
      connection: EmbeddedProtocol.connection(to: german, clock: TestClock()))

    for words in ["Cheops", "gizeh", "Great Pyramid"] {
      let found = try await client.sights(SightQuery(search: words), page: 1).sights
      #expect(found.map(\.name) == ["Cheops-Pyramide"], "\(words)")
    }
    #expect(
      try await client.sights(SightQuery(search: "giza"), page: 1).sights.map(\.city) == ["Gizeh"])
    #expect(
      try await client.reviews(of: 1).map(\.text).contains { $0.hasPrefix("Das Licht durch") })
  }

  @Test func `every sight and every review is in German`() throws {
    let sights = try EmbeddedMemory.translations("sight-texts", in: "de")
    let reviews = try EmbeddedMemory.translations("review-texts", in: "de")
    let original = try EmbeddedMemory.original(in: Language("en"))

    #expect(sights.count == 220 && sights.values.allSatisfy { $0.summary?.isEmpty == false })
    let ids = Set(original.reviews.values.joined().map(\.id))
    #expect(Set(reviews.keys) == ids && reviews.values.allSatisfy { $0.text?.isEmpty == false })
    #expect(try EmbeddedMemory.translations("sight-texts", in: "xx").isEmpty)
  }

  @Test(arguments: [nil] + SightQuery.Sort.allCases)
  func `all pages together contain every sight once, in every order`(
    sort: SightQuery.Sort?
  ) async throws {
    var sights: [Sight] = []
    var page = 1
    while page <= 100 {
      let answer = try await client.sights(SightQuery(sort: sort), page: page)
      sights += answer.sights
      guard answer.page < answer.pages else { break }
      page += 1
    }

    #expect(sights.map(\.id).sorted() == Array(1...220))
    switch sort {
    case nil: #expect(sights.map(\.id) == Array(1...220))
    case .name: #expect(sights.map(\.name).firstIndex(of: "Angkor Wat") ?? 220 < 20)
    case .year: #expect(sights.compactMap(\.year) == sights.compactMap(\.year).sorted())
    case .rating:
      #expect(sights.map(weight) == sights.map(weight).sorted(by: >))
      #expect(sights.compactMap(\.rating) != sights.compactMap(\.rating).sorted(by: >))
    }
  }

  /// Counts three more ratings of 4 stars.
  private func weight(_ sight: Sight) -> Double {
    let count = Double(sight.reviewCount ?? 0)
    return sight.rating.map { ($0 * count + 12) / (count + 3) } ?? 0
  }

  @Test(arguments: SightQuery.Sort.allCases)
  func `every order can be turned round, and what has no value stays last`(
    sort: SightQuery.Sort
  ) throws {
    let index = SightIndex([
      .fixture(id: 3, year: nil), .fixture(id: 1, year: 5), .fixture(id: 2, year: -5),
    ])
    let ratings: [Sight.ID: Double] = [1: 2, 2: 4]

    let orders = [false, true].map { isReversed in
      index.find(SightQuery(sort: sort, isReversed: isReversed)) { ratings[$0] }.map(\.id)
    }

    #expect(orders == (sort == .name ? [[1, 2, 3], [3, 2, 1]] : [[2, 1, 3], [1, 2, 3]]))
  }

  @Test func `a page tells how many sights there are on all`() async throws {
    let page = try await client.sights(SightQuery(sort: .name, isReversed: true), page: 1)

    #expect(page.total == 220)
    #expect(page.sights.first?.name == "ʻIolani Palace")
  }

  @Test(arguments: ["sagrada familia", "SAGRADA", "Sagrada Família", " família "])
  func `a search ignores case and accents`(search: String) async throws {
    let page = try await client.sights(SightQuery(search: search), page: 1)

    #expect(page.sights.map(\.id) == [1])
  }

  @Test func `an unknown sight is not found`() async {
    await #expect(throws: ClientError.notFound) { try await client.sight(100_000) }
    await #expect(throws: ClientError.notFound) { try await client.reviews(of: 100_000) }
  }

  @Test func `a fault makes one request fail`() async throws {
    backend.failNext(status: 403)

    await #expect(throws: ClientError.refused(status: 403, message: "Try something else.")) {
      try await client.sight(1)
    }
    #expect(try await client.sight(1).id == 1)
  }

  @Test func `a review is written once, however often it is sent`() async throws {
    let account = try await client.register(
      Registration(name: "Ada", email: "Ada@example.com", password: "countess"))
    _ = try await client.signIn(Credentials(email: account.email, password: "countess"))
    let before = try await client.reviews(of: 38)

    let draft = ReviewDraft(rating: 5, text: "Lovely.")
    let first = try await client.send(draft, about: 38, key: "key")
    let second = try await client.send(draft, about: 38, key: "key")

    #expect(first == second)
    #expect(try await client.reviews(of: 38) == [first] + before)
    #expect(try await client.sight(38).rating == 5)
  }

  @Test func `a key is good for a day`() async throws {
    let clock = TestClock()
    let backend = EmbeddedBackend(latency: .zero, date: AppTime(clock).date)
    let client = SightsClient(connection: EmbeddedProtocol.connection(to: backend, clock: clock))
    let account = try await client.register(
      Registration(name: "Ada", email: "ada@example.com", password: "countess"))
    _ = try await client.signIn(Credentials(email: account.email, password: "countess"))
    let draft = ReviewDraft(rating: 5, text: "Lovely.")

    let first = try await client.send(draft, about: 38, key: "key")
    clock.jump(by: .seconds(86_399))
    let again = try await client.send(draft, about: 38, key: "key")
    clock.jump(by: .seconds(1))
    let next = try await client.send(draft, about: 38, key: "key")

    #expect(again.id == first.id)
    #expect(next.id != first.id)
  }

  @Test func `an email registers once, and only its password signs in`() async throws {
    let registration = Registration(name: "Ada", email: "ada@example.com", password: "countess")
    _ = try await client.register(registration)

    await #expect(throws: ClientError.emailTaken) { try await client.register(registration) }
    await #expect(throws: ClientError.wrongCredentials) {
      try await client.signIn(Credentials(email: "ada@example.com", password: "count"))
    }
  }

  @Test func `a server that has started again knows who signed in, until they sign out`()
    async throws
  {
    let account = try await client.register(
      Registration(name: "Ada", email: "ada@example.com", password: "countess"))
    _ = try await client.signIn(Credentials(email: account.email, password: "countess"))
    let backend = EmbeddedBackend(latency: .zero)
    let next = SightsClient(
      connection: EmbeddedProtocol.connection(to: backend, clock: TestClock()),
      tokens: client.tokens)

    let review = try await next.send(ReviewDraft(rating: 5, text: "Lovely."), about: 38, key: "1")
    let session = try #require(client.tokens.token)
    try await next.signOut(session)

    #expect(review.author == "Ada")
    await #expect(throws: ClientError.signedOut) { try await next.signOut(session) }
  }

  @Test func `a token that the server refuses ends for all`() async throws {
    let draft = ReviewDraft(rating: 5, text: "Lovely.")
    let ended = Mutex(0)
    client.tokens.onEnd { ended.withLock { $0 += 1 } }
    client.tokens.keep(Session(token: "old", account: Account(name: "", email: "")))

    await #expect(throws: ClientError.signedOut) {
      try await client.send(draft, about: 38, key: "")
    }

    #expect(client.tokens.token == nil)
    #expect(ended.withLock(\.self) == 1)
  }

  @Test func `the server explains what is wrong with a registration`() async {
    let registration = Registration(name: "", email: "ada@example.com", password: "short")

    await #expect(
      throws: ClientError.invalid([
        "name": "Enter your name.", "password": "Use 8 or more characters in the password.",
      ])
    ) { try await client.register(registration) }
  }

  @Test func `requests can be canceled at any moment`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for turn in 0..<500 {
        group.addTask { [client] in
          let task = Task { try? await client.sight(1 + turn % 220) }
          for _ in 0..<turn % 50 { await Task.yield() }
          task.cancel()
          _ = await task.value
        }
      }
    }

    #expect(try await client.sight(1).id == 1)
  }
}
