import Foundation
import Testing

@testable import TerminalUIKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The ways in which a process can end while it owns the terminal, each in its own process.
@Suite(.serialized, .timeLimit(.minutes(30))) struct TerminalRescueTests {
  private let terminal = PseudoTerminal()

  /// Returns the output after the terminal was reset, and checks that its settings are restored.
  private func messageAfterFarewell() -> String {
    #expect(terminal.attributes == terminal.before)
    _ = writeAll("\u{4}".utf8, to: terminal.side)
    let output = terminal.output(through: "\u{4}")
    guard let farewell = output.range(of: TerminalModes.leave) else { return "no farewell" }
    return String(output[farewell.upperBound...].dropLast())
  }

  @Test func `a trap restores the terminal and prints its message`() async {
    await #expect(processExitsWith: .failure) { [path = terminal.path as String] in
      await MainActor.run {
        startDevice(path)
        let none: [Int] = []
        print(none[CommandLine.arguments.count])
      }
    }

    #expect(messageAfterFarewell().contains("Fatal error"))
  }

  @Test func `an exit restores the terminal`() async {
    await #expect(processExitsWith: .exitCode(3)) { [path = terminal.path as String] in
      await MainActor.run {
        startDevice(path)
        exit(3)
      }
    }

    #expect(messageAfterFarewell().isEmpty)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGPIPE])
  func `a signal lets the app save its data and restores the terminal`(signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) {
      [path = terminal.path as String, signal = signal as Int32] in
      await MainActor.run { startDevice(path) }
      kill(getpid(), signal)
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    #expect(messageAfterFarewell() == "finished")
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP])
  func `a crash restores the terminal`(signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) {
      [path = terminal.path as String, signal = signal as Int32] in
      await MainActor.run {
        startDevice(path)
        raise(signal)
      }
    }

    #expect(messageAfterFarewell().isEmpty)
  }

  @Test func `a second interrupt ends an app that hangs`() async {
    let terminal = terminal
    Thread.detachNewThread {
      _ = terminal.output(through: TerminalModes.enter(usesMouse: true))
      terminal.type("\u{3}")
      while !terminal.isDrained { sched_yield() }
      terminal.type("\u{3}")
    }

    await #expect(processExitsWith: .signal(SIGINT)) { [path = terminal.path as String] in
      await MainActor.run {
        startDevice(path)
        while true { sched_yield() }
      }
    }

    #expect(terminal.attributes == terminal.before)
  }
}

/// Starts a device on the terminal at a path, which receives the errors of this process as well.
@MainActor private func startDevice(_ path: String) {
  let side = open(path, O_RDWR | O_NOCTTY)
  dup2(side, 2)
  let device = TerminalDevice(
    TerminalDescriptors(input: side, output: side, errors: 2),
    environment: ["TERM": "xterm", "TERMINAL_THEME": "dark"])
  device.start(onEvent: { _ in }, onQuit: { _ = writeAll("finished".utf8, to: 2) })
}
