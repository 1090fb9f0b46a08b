internal import Foundation
internal import Synchronization

/// The ownership of the terminal: raw, on its alternate screen, with errors redirected.
///
/// The main thread writes frames while the reader's thread suspends and resumes, so this is
/// thread-safe.
final class TerminalSession: Sendable {
  private enum State {
    case suspended, active, ended
  }

  private let descriptors: TerminalDescriptors
  private let usesMouse: Bool
  private let state = Mutex(State.suspended)

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

  /// Takes over the terminal, or takes it back from the shell.
  func enter() {
    state.withLock {
      guard $0 != .ended else { return }
      if $0 == .suspended { TerminalRescue.arm(descriptors) }
      $0 = .active
      TerminalRescue.makeRaw()
      _ = writeAll(TerminalModes.enter(usesMouse: usesMouse).utf8, to: descriptors.output)
    }
  }

  /// Restores the terminal until the next `enter`.
  func leave() {
    state.withLock {
      guard $0 == .active else { return }
      $0 = .suspended
      TerminalRescue.restore()
    }
  }

  /// Restores the terminal for good, even if the main thread is blocked in a write.
  func end() {
    let isFree: Void? = state.withLockIfAvailable {
      $0 = .ended
      TerminalRescue.restore()
    }
    if isFree == nil { TerminalRescue.restore() }
  }

  /// Writes to the terminal, and returns false if the app doesn't own it or it was closed.
  func write(_ bytes: some Collection<UInt8>) -> Bool {
    state.withLock { $0 == .active && writeAll(bytes, to: descriptors.output) }
  }
}
