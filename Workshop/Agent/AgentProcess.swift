#if !os(iOS)
  package import AppShell
  import Foundation
  import Redux

  /// Reads lines from standard input, and writes answers to standard output.
  @MainActor package final class AgentProcess<App: AppType> {
    private let server: AgentServer<App>
    private let output: FileHandle
    /// The lines that aren't answered yet; tasks of the main actor start in their order.
    private var answers: [Int: Task<Void, Never>] = [:]
    private var signals: [any DispatchSourceSignal] = []

    package init(
      allowsDispatch: Bool, allowsAnyFolder: Bool = false, defaultServer: String? = nil
    ) {
      server = AgentServer(
        allowsDispatch: allowsDispatch, allowsAnyFolder: allowsAnyFolder,
        defaultServer: defaultServer)
      // Whatever else prints goes to standard error, so that it can't end up between two answers.
      output = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
      dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// Serves until the input ends, and then ends the process.
    package func run() -> Never {
      signal(SIGPIPE, SIG_IGN)
      for number in [SIGTERM, SIGINT, SIGHUP] { closeAppsBeforeEnd(by: number) }
      let (lines, input) = AsyncStream.makeStream(of: Data.self)
      // A client that writes faster than it is served waits, instead of filling the memory.
      let room = DispatchSemaphore(value: 64)
      Thread.detachNewThread {
        LineReader(limit: Conversation.longestLine).read {
          room.wait()
          input.yield($0)
        }
        input.finish()
      }
      Task {
        var number = 0
        for await line in lines {
          number += 1
          answers[number] = Task { [number] in
            await answer(line)
            answers[number] = nil
            room.signal()
          }
        }
        for answer in answers.values { await answer.value }
        server.closeAll()
        exit(0)
      }
      dispatchMain()
    }

    private func answer(_ line: Data) async {
      guard let answer = await server.answer(line) else { return }
      try? output.write(contentsOf: Data("\(answer)\n".utf8))
    }

    /// Removes temporary data when a signal ends the process, and then lets it end as it would have.
    private func closeAppsBeforeEnd(by number: Int32) {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [server] in
        MainActor.assumeIsolated { server.closeAll() }
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      signals.append(source)
    }
  }

  /// Cuts standard input into lines, and keeps no more of a line than one byte over a limit.
  struct LineReader {
    let limit: Int
    var descriptor = STDIN_FILENO

    /// Passes on each line until the input ends, waiting for the turns of the caller.
    func read(_ take: (Data) -> Void) {
      var line = Data()
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = buffer.withUnsafeMutableBytes {
          Foundation.read(descriptor, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        for part in buffer[..<count].split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).enumerated() {
          if part.offset > 0 {
            if !line.isEmpty { take(line) }
            line = Data()
          }
          line.append(contentsOf: part.element.prefix(max(0, limit + 1 - line.count)))
        }
      }
      if !line.isEmpty { take(line) }
    }
  }
#endif
