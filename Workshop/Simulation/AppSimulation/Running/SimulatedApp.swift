#if os(Linux) && compiler(>=6.3)
  public import AppShell

  /// An app that a simulation can run.
  ///
  /// ```swift
  /// extension TriviaApp: SimulatedApp {
  ///   static let promises: [Promise<TriviaApp>] = [
  ///     .always("no count is negative") { $0.state.home.screens { $0.count < 0 }.isEmpty }
  ///   ]
  ///
  ///   static func services(of server: NoServer, in world: World) -> ShellServices {
  ///     world.shell
  ///   }
  /// }
  /// ```
  ///
  /// The tests of the app then define `simulation_main`, which calls ``Simulation/main()``.
  public protocol SimulatedApp: AppType {
    /// The app's fake server, which outlives the app.
    associatedtype Server: Sendable

    /// Creates the server of a run.
    static func server(in world: World) -> Server
    /// Creates the services for the app that starts now.
    static func services(of server: Server, in world: World) -> Services
    /// What always holds. The library's own promises are checked as well.
    static var promises: [Promise<Self>] { get }
    /// What the user types and follows.
    static var habits: Habits { get }
    /// What has to happen in a campaign of ``Simulation/documentedSize``, such as `screen sight`.
    ///
    /// By default, every kind of step and of fault, each link of the table and the screen that it shows, an action
    /// of each recorded type, and a request to each service.
    static var expected: [String] { get }
  }

  extension SimulatedApp {
    /// No promises besides the library's own.
    public static var promises: [Promise<Self>] { [] }
    /// A user who types anything, and follows the app's links.
    public static var habits: Habits { Habits() }
    /// Each link, the screen that it shows, and an action of each recorded type.
    public static var expected: [String] { standardExpectations }
  }

  extension SimulatedApp where Server == NoServer {
    /// Creates nothing.
    public static func server(in world: World) -> NoServer { NoServer() }
  }

  /// The server of an app that has none.
  public struct NoServer: Sendable {}

  /// What a user types and follows.
  public struct Habits: Sendable {
    /// Texts that a form accepts, by the label or placeholder of the field.
    public var entries: [String: [String]]
    /// Texts for any field.
    public var texts: [String]
    /// Links of all kinds; if there are none, the user follows each link of the app's table.
    public var links: [String]
    /// Steps that lead somewhere only together, such as to register.
    public var routines: [[Step]]
    /// The languages in which the app starts.
    public var languages: [String]
    /// The texts that mustn't be in any file.
    public var secrets: [String]
    /// Whether some users have several windows, as in an app that lets them.
    public var hasWindows: Bool

    /// Describes a user.
    public init(
      entries: [String: [String]] = [:], texts: [String] = Habits.hostileTexts,
      links: [String] = [], routines: [[Step]] = [], languages: [String] = ["en"],
      secrets: [String] = [], hasWindows: Bool = false
    ) {
      self.entries = entries
      self.texts = texts
      self.links = links
      self.routines = routines
      self.languages = languages
      self.secrets = secrets
      self.hasWindows = hasWindows
    }

    /// Texts that have broken apps before.
    public static let hostileTexts = [
      "tower", "Ada", "Well worth a visit", " ", "a", "👩‍👩‍👧‍👦 e\u{301}", "\u{202E}drawkcab", "<b>&\"\\",
      "'; DROP TABLE sights; --", String(repeating: "long ", count: 120),
    ]
  }
#endif
