internal import Foundation
internal import Synchronization

/// Waits for keys and signals on its own thread.
///
/// It polls before it reads, because a dispatch source reports a closed terminal once or not at
/// all.
final class TerminalReader: Sendable {
  enum Input: Hashable, Sendable {
    case events([TerminalEvent])
    case replies(TerminalReplies)
    case resize, suspend, resume
    /// The last input: a signal ends the process, or the terminal was closed.
    case quit(Int32)
  }

  /// The milliseconds after which a single escape byte is the Escape key.
  private static let escapeDelay: Int32 = 40

  private let input: Int32
  private let handle: @Sendable (Input) -> Void
  private let isStopped = Atomic(false)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(input: Int32, handle: @escaping @Sendable (Input) -> Void) {
    self.input = input
    self.handle = handle
  }

  func start() {
    let thread = Thread { [self] in
      let signal = run()
      hasEnded.signal()
      if let signal { handle(.quit(signal)) }
    }
    thread.name = "TerminalReader"
    thread.start()
  }

  /// Stops the thread and waits for it, so that the shell gets all keys from then on.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    TerminalSignals.send(0)
    _ = hasEnded.wait(timeout: .now() + .seconds(1))
  }

  /// Reads until the reader is stopped, or returns the signal that ends the process.
  private func run() -> Int32? {
    var parser = TerminalParser()
    var requests = [TerminalSignals.channel.read, input].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while !isStopped.load(ordering: .acquiring) {
      let count = poll(&requests, 2, parser.isWaiting ? Self.escapeDelay : -1)
      if count == 0 { deliver(parser.timeout()) }
      guard count > 0 else { continue }
      if requests[0].revents != 0 {
        if let signal = readSignals() { return signal }
      } else if !readInput(&parser) {
        return SIGHUP
      }
    }
    return nil
  }

  private func readSignals() -> Int32? {
    var byte: UInt8 = 0
    while read(TerminalSignals.channel.read, &byte, 1) == 1 {
      switch Int32(byte) {
      case 0: return nil
      case SIGWINCH: handle(.resize)
      case SIGTSTP: handle(.suspend)
      case SIGCONT: handle(.resume)
      default: return Int32(byte)
      }
    }
    return nil
  }

  /// Reads input and returns true, or returns false if the terminal was closed.
  private func readInput(_ parser: inout TerminalParser) -> Bool {
    let replies = parser.replies
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(input, &bytes, bytes.count)
    guard count > 0 else { return count < 0 && [EINTR, EAGAIN].contains(errno) }
    deliver(parser.feed(bytes.prefix(count)))
    if parser.replies != replies { handle(.replies(parser.replies)) }
    return true
  }

  private func deliver(_ events: [TerminalEvent]) {
    if !events.isEmpty { handle(.events(events)) }
  }
}
