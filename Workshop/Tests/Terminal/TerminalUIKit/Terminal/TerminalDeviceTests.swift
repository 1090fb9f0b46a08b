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

@MainActor @Suite(.serialized, .timeLimit(.minutes(30))) struct TerminalDeviceTests {
  private let terminal = PseudoTerminal()
  private let environment = ["TERM": "xterm", "COLORTERM": "truecolor", "TERMINAL_THEME": "dark"]

  private func makeDevice() -> TerminalDevice {
    TerminalDevice(terminal.descriptors, environment: environment)
  }

  @Test func `the terminal is taken over, and afterwards restored`() {
    let device = makeDevice()

    device.start { _ in }
    #expect(terminal.isRaw)
    device.stop()

    #expect(terminal.attributes == terminal.before)
    let output = terminal.output(through: TerminalModes.leave)
    #expect(output == TerminalModes.enter(usesMouse: true) + TerminalModes.leave)
  }

  @Test func `the terminal can be taken over again`() {
    for _ in 0..<3 {
      let device = makeDevice()
      device.start { _ in }
      #expect(terminal.isRaw)
      device.stop()
      #expect(terminal.attributes == terminal.before)
    }
  }

  @Test func `keys arrive as events in order`() async {
    let device = makeDevice()
    let (events, sink) = AsyncStream.makeStream(of: TerminalEvent.self)
    device.start { sink.yield($0) }

    terminal.type("aé\u{1B}[A\u{1B}[<0;5;6M\u{1B}")

    let point = TerminalPoint(column: 4, row: 5)
    let expected: [TerminalEvent] = [
      .key(.character("a")), .key(.character("é")), .key(.up),
      .mouse(TerminalMouse(.press, at: point)), .key(.escape),
    ]
    #expect(await events.first(expected.count) == expected)
    device.stop()
  }

  @Test func `copied text goes to the terminal's clipboard`() {
    let device = makeDevice()
    device.start { _ in }

    device.copy("é")

    let copied = "\u{1B}]52;c;w6k=\u{07}"
    #expect(terminal.output(through: copied).hasSuffix(copied))
    device.stop()
  }

  @Test func `a frame is written once, and afterwards only its changes`() {
    let device = makeDevice()
    device.start { _ in }
    _ = terminal.output(through: TerminalModes.enter(usesMouse: true))
    var canvas = TerminalCanvas(size: device.size)
    device.present(canvas)
    #expect(terminal.output(through: "\u{1B}[?2026l").utf8.count > 80 * 24)

    device.present(canvas)
    canvas.write(
      "x", at: TerminalPoint(column: 0, row: 0), style: TerminalStyle(), clip: canvas.bounds)
    device.present(canvas)

    let change = "\u{1B}[?2026h\u{1B}[1;1Hx\u{1B}[?2026l"
    #expect(terminal.output(through: "\u{1B}[?2026l") == change)
    device.stop()
  }

  @Test func `a resize is reported`() async {
    let device = makeDevice()
    let (events, sink) = AsyncStream.makeStream(of: TerminalEvent.self)
    device.start { sink.yield($0) }
    #expect(device.size == TerminalSize(columns: 80, rows: 24))

    terminal.resize(columns: 100, rows: 30)
    kill(getpid(), SIGWINCH)

    let size = TerminalSize(columns: 100, rows: 30)
    #expect(await events.first(1) == [.resize(size)])
    device.stop()
  }

  @Test func `the terminal is asked for its theme`() {
    let device = TerminalDevice(
      terminal.descriptors, environment: ["TERM": "xterm", "COLORTERM": "truecolor"],
      patience: .seconds(60))
    #expect(device.capabilities.theme == .dark)
    let terminal = terminal
    Thread.detachNewThread {
      _ = terminal.output(through: TerminalReplies.question)
      terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c")
    }

    device.start { _ in }

    #expect(device.capabilities.theme == .light)
    device.stop()
  }

  @Test func `a late answer of the terminal is used`() async {
    let device = TerminalDevice(
      terminal.descriptors, environment: ["TERM": "xterm", "COLORTERM": "truecolor"])
    let (events, sink) = AsyncStream.makeStream(of: TerminalEvent.self)
    device.start { sink.yield($0) }
    device.present(TerminalCanvas(size: device.size))
    #expect(device.capabilities.theme == .dark)

    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c")

    #expect(await events.first(1) == [.resize(device.size)])
    #expect(device.capabilities.theme == .light)
    device.stop()
  }

  @Test func `errors are collected and printed afterwards`() {
    let errors = dup(terminal.side)
    var descriptors = terminal.descriptors
    descriptors.errors = errors
    let device = TerminalDevice(descriptors, environment: environment)

    device.start { _ in }
    _ = writeAll("oops".utf8, to: errors)
    device.stop()
    _ = writeAll("!".utf8, to: errors)

    let output = terminal.output(through: "!")
    #expect(output.hasSuffix(TerminalModes.leave + "oops!"))
    close(errors)
  }
}

extension AsyncStream<TerminalEvent> {
  fileprivate func first(_ count: Int) async -> [TerminalEvent] {
    await prefix(count).reduce(into: []) { $0.append($1) }
  }
}
