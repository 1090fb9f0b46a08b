#if os(Linux) && compiler(>=6.3)
  /// What can go wrong with a request.
  public enum ServerFault: String, CaseIterable, Sendable {
    /// The answer takes seconds, so that later ones overtake it.
    case late
    /// The server gets the request twice.
    case twice
    /// The server has done what was asked for, but its answer is lost.
    case lost
    /// The connection ends before the server has the request, which the app can't tell from `lost`.
    case interrupted
    /// The server isn't reached.
    case unreachable
    /// The server isn't reached for a while, however often the app tries.
    case down
    /// Half of the answer arrives.
    case cut
    /// The answer belongs to another request.
    case wrong
    /// Nobody answers.
    case never
    /// The server refuses with a status.
    case unauthorized = "401", conflict = "409", busy = "429", unavailable = "503"

    var status: Int? { Int(rawValue) }
  }

  /// What can go wrong with the disk.
  public enum DiskFault: String, CaseIterable, Sendable {
    /// A write takes seconds.
    case slow
    /// There is no space left.
    case full
    /// The system refuses to write.
    case refused
    /// The process ends between the write and the rename.
    case torn
  }

  /// How often each fault happens in a run, in percent: a mixture of its own for each seed.
  struct FaultMixture: Sendable {
    private let seed: UInt64
    private(set) var server: [(fault: ServerFault, percent: Int)] = []
    private(set) var disk: [(fault: DiskFault, percent: Int)] = []
    /// How long an ordinary answer takes, at most.
    private(set) var latency = 0

    init(seed: UInt64) {
      self.seed = seed
      var stream = RandomStream(seed: seed, "mixture")
      latency = stream.pick([0, 0, 100, 400, 2_000, 8_000])
      // A third of the seeds has a perfect world, so that other causes aren't hidden.
      guard !stream.chance(33) else { return }
      for fault in ServerFault.allCases where stream.chance(25) {
        server.append((fault, stream.pick([1, 3, 10, 30])))
      }
      for fault in DiskFault.allCases where stream.chance(25) {
        disk.append((fault, stream.pick([10, 30, 60])))
      }
    }

    /// The server's faults for one kind of requests: often, one of them happens to this kind most of the time.
    ///
    /// It happens more to changes, above all what leaves open whether the server has the change, and whose it is. It
    /// may begin late, because a user who can't even sign in sees little of the app.
    func server(
      for request: SimulatedRequest, after time: Duration
    ) -> [(fault: ServerFault, percent: Int)] {
      var stream = RandomStream(seed: seed, "mixture \(request.kind)")
      guard !server.isEmpty, stream.chance(request.isChange ? 75 : 30),
        time >= .seconds(stream.pick([0, 10, 10, 30]))
      else { return server }
      let faults =
        ServerFault.allCases
        + (request.isChange ? [.lost, .interrupted, .unauthorized, .conflict] : [])
      return [(stream.pick(faults), stream.pick([40, 80, 100, 100]))] + server
    }
  }
#endif
