#if os(Linux) && compiler(>=6.3)
  import AppShell
  public import Foundation
  import Synchronization

  /// The files of the simulated app, in memory.
  public final class SimulatedDisk: Sendable {
    private struct Contents {
      var files: [String: Data] = [:]
      /// The number of the app's start; what an earlier one still does is lost.
      var start = 0
      /// The data of writes that wait to be done.
      var pending = 0
      var broken: DiskFault?
    }

    private final class Lock: Sendable {}

    private let contents = Mutex(Contents())

    /// The files by their names.
    public var files: [String: Data] { contents.withLock { $0.files } }

    /// Whether a write failed last.
    var isBroken: Bool { contents.withLock { $0.broken != nil } }

    /// Whether a write failed last, or waits.
    var isTroubled: Bool { contents.withLock { $0.broken != nil || $0.pending > 0 } }

    /// Returns the disk for the app that starts now; one that was killed can't write any more.
    func disk(in world: World) -> Disk {
      let start = contents.withLock { contents in
        contents.start += 1
        contents.pending = 0
        contents.broken = nil
        return contents.start
      }
      return Disk(
        lock: { _ in Lock() },
        sweep: { [self] in sweep($0) },
        read: { [self] file in contents.withLock { $0.files[file.lastPathComponent] } },
        replace: { [self] file, data throws(FileProblem) in
          try replace(file, with: data, since: start, in: world)
        },
        move: { [self] file, target in
          contents.withLock { contents in
            contents.files[target.lastPathComponent] =
              contents.files.removeValue(forKey: file.lastPathComponent)
          }
        },
        makeName: { world.makeID() },
        performLater: { [self] in performLater($0, in: world) },
        performNow: { $0() })
    }

    /// Leaves a partial file behind, as the end of a process between write and rename does.
    func tear() {
      contents.withLock { contents in
        guard let data = contents.files["state.json"] else { return }
        contents.files[".state.json.torn.tmp"] = data.prefix(data.count / 2)
      }
    }

    private func sweep(_ file: URL) {
      contents.withLock { contents in
        contents.files = contents.files.filter { !$0.key.hasPrefix(".\(file.lastPathComponent).") }
      }
    }

    private func replace(
      _ file: URL, with data: Data, since start: Int, in world: World
    ) throws(FileProblem) {
      guard contents.withLock({ $0.start == start }) else { return }
      let fault = fault(in: world, of: [.full, .refused], at: "write")
      contents.withLock { contents in
        contents.broken = fault
        if fault == nil { contents.files[file.lastPathComponent] = data }
      }
      world.note("write \(file.lastPathComponent) \(data.digest) \(fault?.rawValue ?? "")")
      switch fault {
      case .full: throw FileProblem(words: "No space left on device.")
      case .refused: throw FileProblem(words: "Permission denied.")
      case .slow, .torn, nil: break
      }
    }

    private func performLater(_ work: @escaping @Sendable () -> Void, in world: World) {
      contents.withLock { $0.pending += 1 }
      let isSlow = fault(in: world, of: [.slow], at: "queue") != nil
      let clock = world.clock
      Task.detached { [self] in
        if isSlow { try? await clock.sleep(for: .seconds(4)) }
        work()
        contents.withLock { $0.pending = max(0, $0.pending - 1) }
      }
    }

    func fault(in world: World, of kinds: [DiskFault], at place: String) -> DiskFault? {
      guard world.scenario.streams.contains(.disk) else { return nil }
      let (id, decision) = world.decide(place)
      var stream = decision
      let faults = world.scenario.faults == nil ? world.mixture.disk : kinds.map { ($0, 0) }
      return faults.first { fault, percent in
        let isChosen = stream.chance(percent)
        return kinds.contains(fault) && world.happens(fault.rawValue, to: id, by: isChosen)
      }?.fault
    }
  }
#endif
