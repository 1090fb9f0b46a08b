internal import Foundation
internal import Synchronization

/// The time in which the terminal is ours: raw, on its alternate screen, with errors kept aside.
///
/// The main thread writes frames while the reader's thread suspends and resumes, so both go through here.
final class TerminalSession: Sendable {
  private enum State {
    case lent, ours, over
  }

  private let descriptors: TerminalDescriptors
  private let usesMouse: Bool
  private let state = Mutex(State.lent)

  init(_ descriptors: TerminalDescriptors, usesMouse: Bool) {
    self.descriptors = descriptors
    self.usesMouse = usesMouse
  }

  var size: TerminalSize {
    var window = winsize()
    let isKnown = ioctl(descriptors.output, UInt(TIOCGWINSZ), &window) == 0
    guard isKnown, window.ws_col > 0, window.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Takes the terminal, or takes it again after the shell had it.
  func enter() {
    state.withLock {
      guard $0 != .over else { return }
      if $0 == .lent { TerminalRescue.arm(descriptors) }
      $0 = .ours
      TerminalRescue.makeRaw()
      _ = writeAll(TerminalModes.enter(usesMouse: usesMouse).utf8, to: descriptors.output)
    }
  }

  /// Gives the terminal back until the next `enter`.
  func leave() {
    state.withLock {
      guard $0 == .ours else { return }
      $0 = .lent
      TerminalRescue.restore()
    }
  }

  /// Gives the terminal back for good, even while the main thread is stuck in a write.
  func end() {
    let isFree: Void? = state.withLockIfAvailable {
      $0 = .over
      TerminalRescue.restore()
    }
    if isFree == nil { TerminalRescue.restore() }
  }

  /// Writes to the terminal; false if it is not ours now, or has gone.
  func write(_ bytes: some Collection<UInt8>) -> Bool {
    state.withLock { $0 == .ours && writeAll(bytes, to: descriptors.output) }
  }
}
