import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Synchronization

/// An app with a session, navigation and links.
struct TestApp: StateType, Equatable {
  enum Session: Equatable {
    case unknown, nobody
    case user(String)
  }

  var session = Session.nobody
  /// Who was signed in last.
  var lastUser: String?
  var navigation = Place(selectedTab: .explore)
  var links = LinkState<TestMap>()
  var effects: [TestEffect] = []

  mutating func reduce(_ action: any ActionType) {
    navigation.reduce(action)
    links.reduce(action)
    switch action {
    case let session as SessionAction:
      self.session = session.session
      lastUser = user ?? lastUser
    case let effect as TestEffect: effects.append(effect)
    default: break
    }
  }

  var user: String? {
    if case .user(let name) = session { name } else { nil }
  }
}

struct SessionAction: ActionType, Equatable {
  let session: TestApp.Session
}

typealias TestLinkAction = LinkAction<TestMap>

/// The clock of a test, and the log of its actions; any thread may use them.
final class TestEnvironment: Sendable {
  let clock = TestClock()
  private let log = Mutex<[String]>([])

  var words: [String] { log.withLock(\.self) }

  func note(_ action: any ActionType) {
    log.withLock { $0.append("\(action) \(String(reflecting: action))") }
  }

  /// Makes a store in which links that require a user lead to a sign-in.
  func store(
    _ initial: TestApp = TestApp(), links: LinkTable<TestMap>? = nil,
    behind first: [Middleware<TestApp>] = [],
    adding middleware: [Middleware<TestApp>] = [],
    gate: @escaping @Sendable (TestApp) -> LinkVerdict<TestMap> = { _ in .allow },
    owner: @escaping @Sendable (TestApp) -> LinkOwner = {
      $0.user.map(LinkOwner.user) ?? .nextUser
    },
    requirement: (@Sendable (TestMap.Screen) -> LinkRequirement?)? = nil,
    holder: (@Sendable (LinkRequirement, TestApp) -> String?)? = nil
  ) throws -> Store<TestApp> {
    let intake: Middleware<TestApp> = linkIntake(
      table: try links ?? testLinks(), links: \.links, navigation: \.navigation, clock: clock,
      lifetime: .seconds(60), gate: gate, owner: owner, requirement: requirement, holder: holder,
      guard: { _, app in
        switch app.session {
        case .unknown: .undecided
        case .nobody: .detour(.present([.signIn]), forms: [.signIn, .register])
        case .user(let name): name == "guest" ? .undecided : name == "banned" ? .deny : .allow
        }
      })
    let logger: Middleware<TestApp> = { _, _ in
      { next in
        { action in
          self.note(action)
          next(action)
        }
      }
    }
    return Store(initialState: initial, middleware: first + [logger, intake] + middleware)
  }
}
