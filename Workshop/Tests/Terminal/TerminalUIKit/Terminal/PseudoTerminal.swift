import Foundation

@testable import TerminalUIKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A terminal without a window: the test uses one end, and a device the other.
final class PseudoTerminal: Sendable {
  let main: Int32
  let side: Int32
  let path: String
  let before: [UInt8]

  init(columns: UInt16 = 80, rows: UInt16 = 24) {
    var ends: (main: Int32, side: Int32) = (-1, -1)
    openpty(&ends.main, &ends.side, nil, nil, nil)
    (main, side) = ends
    path = ttyname(side).map { String(cString: $0) } ?? ""
    before = Self.attributes(of: side)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(side)
    close(main)
  }

  var descriptors: TerminalDescriptors {
    TerminalDescriptors(input: side, output: side, errors: -1)
  }

  /// The settings of the terminal, for comparison.
  var attributes: [UInt8] { Self.attributes(of: side) }

  /// Whether the terminal passes on each key immediately and doesn't echo it.
  var isRaw: Bool {
    var attributes = termios()
    tcgetattr(side, &attributes)
    return attributes.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }

  /// Whether everything typed has been read.
  var isDrained: Bool {
    var request = pollfd(fd: side, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  func resize(columns: UInt16, rows: UInt16) {
    var window = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &window)
  }

  func type(_ text: String) {
    _ = writeAll(text.utf8, to: main)
  }

  /// Returns the output up to and including a text, which must appear within a minute.
  func output(through end: String) -> String {
    var output: [UInt8] = []
    let end = Array(end.utf8)
    var byte: UInt8 = 0
    while output.suffix(end.count) != end[...] {
      var request = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, 60_000) == 1, read(main, &byte, 1) == 1 else { break }
      output.append(byte)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func attributes(of descriptor: Int32) -> [UInt8] {
    var attributes = termios()
    tcgetattr(descriptor, &attributes)
    return withUnsafeBytes(of: &attributes) { Array($0) }
  }
}
