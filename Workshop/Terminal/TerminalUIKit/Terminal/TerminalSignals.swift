internal import Foundation

/// Catches signals: ordinary ones become bytes in a pipe that the reader polls, and crashes restore
/// the terminal and then proceed as usual.
enum TerminalSignals {
  private static let ordinary = [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGWINCH, SIGTSTP, SIGCONT]
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT, SIGSYS]

  /// The two ends of the pipe, which are never closed, because a handler can write at any time.
  static let channel = {
    var ends: [Int32] = [-1, -1]
    let isOpen = pipe(&ends) == 0
    precondition(isOpen, "No pipe could be opened; close files before starting the terminal.")
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (read: ends[0], write: ends[1])
  }()

  // NB: `install` fills it before a handler can run, and handlers only read it. It is a pointer
  // because a handler must not run exclusivity checks; the test with a real trap uses it.
  nonisolated(unsafe) private static let previous = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    actions.initialize(repeating: sigaction(), count: 64)
    return actions
  }()

  static func install() {
    prepareStack()
    for signal in ordinary { handle(signal, flags: SA_RESTART) { TerminalSignals.send($0) } }
    for signal in fatal { handle(signal, flags: Int32(SA_ONSTACK)) { TerminalSignals.crash($0) } }
  }

  static func uninstall() {
    for signal in ordinary + fatal { sigaction(signal, previous + Int(signal), nil) }
  }

  /// Writes a signal's number to the pipe; zero stops the reader.
  static func send(_ signal: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(channel.write, &byte, 1)
    errno = saved
  }

  /// Raises a signal with its default handler.
  static func obey(_ signal: Int32) {
    var usual = sigaction()
    var caught = sigaction()
    sigaction(signal, &usual, &caught)
    var mask = sigset_t()
    sigemptyset(&mask)
    sigaddset(&mask, signal)
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    raise(signal)
    sigaction(signal, &caught, nil)
  }

  private static func crash(_ signal: Int32) {
    TerminalRescue.restore()
    sigaction(signal, previous + Int(signal), nil)
    raise(signal)
  }

  private static func handle(
    _ signal: Int32, flags: Int32, by handler: @escaping @convention(c) (Int32) -> Void
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
    sigaction(signal, &action, previous + Int(signal))
  }

  /// Gives the main thread a second stack, so that an overflow of the first one can be handled.
  private static func prepareStack() {
    var stack = stack_t()
    sigaltstack(nil, &stack)
    guard stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    // NB: allocated once and never freed, because the main thread can overflow at any time.
    let size = 1 << 16
    stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}
