#if os(Linux) && compiler(>=6.3)
  public import AppShell
  import Foundation
  import Redux
  public import ReduxTesting
  import Synchronization

  /// Everything outside the app in one run: time, the server's connection, the disk and the system.
  ///
  /// It outlives the app, which may be killed and started again.
  public final class World: Sendable {
    private struct Contents {
      var clock = TestClock()
      /// The time before the current start of the app.
      var earlier = Duration.zero
      var lastID = 0
      var digest: Digest
      var faults: [String] = []
      var requests: [SimulatedRequest] = []
      var counts: [String: Int] = [:]
      /// What has been sent and has no answer yet, and what was sent again meanwhile.
      var inFlight: Set<String> = []
      var repeated: SimulatedRequest?
      /// When each request was sent in the last minute, and one that was sent too often.
      var recent: [SimulatedRequest: [Duration]] = [:]
      var flood: SimulatedRequest?
      var token: Data?
      var isHealed = false
      /// The end of the time in which no request reaches the server.
      var downEnd = Duration.zero
      /// What has to happen in a campaign, because the app can do it.
      var expected: Set<String> = []
    }

    /// All that decides the run.
    public let scenario: Scenario
    /// The path of a folder on the real disk, which is empty when a run begins, and which only this
    /// process uses.
    ///
    /// It has another name in each process, so no state may contain it.
    public let folder = "/tmp/app-simulation-\(getpid())"
    /// The disk with the app's file.
    public let disk: SimulatedDisk
    let mixture: FaultMixture
    private let contents: Mutex<Contents>
    /// The file to which each step and each fault is written before it happens, in case it crashes.
    private let journal: FileHandle?

    init(_ scenario: Scenario, keepsLines: Bool = false, journal: FileHandle? = nil) {
      self.scenario = scenario
      self.journal = journal
      mixture = FaultMixture(seed: scenario.seed)
      disk = SimulatedDisk()
      contents = Mutex(Contents(digest: Digest(keepsLines: keepsLines)))
      removeFolder()
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      _ = FileManager.default.changeCurrentDirectoryPath(folder)
    }

    /// Creates what the replay of a run has outside.
    init(replaying scenario: Scenario) {
      self.scenario = scenario
      journal = nil
      mixture = FaultMixture(seed: scenario.seed)
      disk = SimulatedDisk()
      contents = Mutex(Contents(digest: Digest(keepsLines: false)))
    }

    func removeFolder() { try? FileManager.default.removeItem(atPath: folder) }

    /// The app's clock, which begins with each start of the app.
    public var clock: TestClock { contents.withLock { $0.clock } }

    /// The time since the run began.
    public var elapsed: Duration {
      contents.withLock { $0.earlier + $0.clock.now.offset }
    }

    /// The device's place for a token, which outlives the app; nil if the seed has a device that forgets it.
    public var tokens: TokenPlace? {
      var stream = RandomStream(seed: scenario.seed, "tokens")
      guard stream.chance(60) else { return nil }
      return TokenPlace { [self] in
        contents.withLock { $0.token }
      } write: { [self] token in
        contents.withLock { $0.token = token }
      }
    }

    /// A change that was sent again before it had an answer.
    var repeated: SimulatedRequest? { contents.withLock { $0.repeated } }

    /// A request that was sent more than 40 times in a minute, which is more than a user can ask for.
    var flood: SimulatedRequest? { contents.withLock { $0.flood } }

    /// The requests so far, the oldest first.
    public var requests: [SimulatedRequest] { contents.withLock { $0.requests } }

    /// The shell's services for the app that starts now.
    public var shell: ShellServices {
      let date: @Sendable () -> Date = { [self] in
        Date(timeIntervalSince1970: 1_767_225_600 + elapsed / .seconds(1))
      }
      var shell = ShellServices(time: AppTime(clock: clock, date: date, jitter: { 0.5 }))
      shell.makeID = { [self] in makeID() }
      shell.browse = { _ in true }
      return shell
    }

    /// Returns an identifier that nothing else has in this run.
    public func makeID() -> String {
      contents.withLock { contents in
        contents.lastID += 1
        return "id-\(contents.lastID)"
      }
    }

    /// Whether nothing goes wrong any more.
    public var isHealed: Bool { contents.withLock { $0.isHealed } }

    func heal() { contents.withLock { $0.isHealed = true } }

    /// Whether no request reaches the server now.
    var isDown: Bool {
      contents.withLock { !$0.isHealed && $0.earlier + $0.clock.now.offset < $0.downEnd }
    }

    func goDown(for duration: Duration) {
      contents.withLock { $0.downEnd = $0.earlier + $0.clock.now.offset + duration }
    }

    /// Adds a line to what happened.
    func note(_ line: String, explained text: @autoclosure () -> String = "") {
      let text = digest.keepsLines ? text() : ""
      contents.withLock { $0.digest.add(line, explained: text) }
    }

    /// What has to happen in a campaign: a request to each service, and each fault of its connection.
    var expected: Set<String> { contents.withLock { $0.expected } }

    func expect(_ service: String) {
      _ = contents.withLock { $0.expected.insert("request \(service)") }
    }

    func expect(_ faults: Set<ServerFault>) {
      contents.withLock { $0.expected.formUnion(faults.map { "fault \($0.rawValue)" }) }
    }

    func note(_ request: SimulatedRequest) {
      contents.withLock { contents in
        contents.requests.append(request)
        let now = contents.earlier + contents.clock.now.offset
        contents.recent[request, default: []].removeAll { now - $0 > .seconds(60) }
        contents.recent[request, default: []].append(now)
        if contents.recent[request, default: []].count > 40 { contents.flood = request }
        contents.digest.add("request \(request.name) \(request.details)")
      }
    }

    /// Notes that a request has begun, which the same screen shouldn't send again before its answer.
    ///
    /// - Returns: What ends it.
    func begin(_ request: SimulatedRequest) -> @Sendable () -> Void {
      let id = "\(ActionSource.current?.name ?? "") \(request.name) \(request.details)"
      contents.withLock { contents in
        if !contents.inFlight.insert(id).inserted, request.isChange { contents.repeated = request }
      }
      return { [self] in _ = contents.withLock { $0.inFlight.remove(id) } }
    }

    /// Writes a line of a scenario to the journal.
    func record(_ line: String) { journal?.write(Data("\(line)\n".utf8)) }

    /// Whether no request is on its way.
    var isQuiet: Bool { contents.withLock { $0.inFlight.isEmpty } }

    var digest: Digest { contents.withLock { $0.digest } }

    /// The faults that happened, each with what it hit.
    var faults: [String] { contents.withLock { $0.faults } }

    /// Gives the app a new clock for its next start.
    func restartClock() {
      contents.withLock { contents in
        contents.earlier += contents.clock.now.offset
        contents.clock = TestClock()
        contents.inFlight = []
      }
    }

    /// Decides about one event by its name and number, so that leaving out another event changes nothing.
    ///
    /// - Returns: The number of the event, and its stream.
    func decide(_ name: String) -> (id: String, stream: RandomStream) {
      let number = contents.withLock { contents in
        contents.counts[name, default: 0] += 1
        return contents.counts[name, default: 0]
      }
      let id = "\(name) #\(number)"
      return (id, RandomStream(seed: scenario.seed, id))
    }

    /// Decides how long a request and its answer take, and notes it: the scenario names it, or it takes the usual time.
    func delay(of id: String, usually milliseconds: Int) -> Duration {
      var milliseconds = milliseconds
      if let faults = scenario.faults {
        let named = faults.first { $0.hasPrefix("delayed ") && $0.hasSuffix(" ms: \(id)") }
        milliseconds = named.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
      }
      guard milliseconds > 0, happens("delayed \(milliseconds) ms", to: id, by: true)
      else { return .zero }
      return .milliseconds(milliseconds)
    }

    /// Returns whether a fault happens, and notes it: the scenario names it, or chance has decided so.
    func happens(_ fault: String, to id: String, by chance: Bool) -> Bool {
      let line = "\(fault): \(id)"
      guard !isHealed, scenario.faults?.contains(line) ?? chance else { return false }
      contents.withLock { contents in
        contents.faults.append(line)
        contents.digest.add("fault \(line)")
      }
      record("fault \(line)")
      return true
    }
  }

  /// A request that the app has sent.
  public struct SimulatedRequest: Hashable, Sendable {
    /// The method and the path.
    public let name: String
    /// What else the server got.
    public let details: String

    /// Whether its method says that it changes something.
    var isChange: Bool { ["POST ", "PUT ", "PATCH ", "DELETE "].contains(where: name.hasPrefix) }

    /// The name with the same word for all numbers in the path.
    var kind: String {
      name.split(separator: "/").map { $0.allSatisfy(\.isNumber) ? ":id" : String($0) }
        .joined(separator: "/")
    }

    /// Describes a request.
    public init(_ name: String, details: String = "") {
      self.name = name
      self.details = details
    }
  }
#endif
