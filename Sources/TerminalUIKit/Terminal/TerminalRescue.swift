internal import Foundation
internal import Synchronization

/// Gives the terminal back on every way out: quitting, suspending, a signal, a trap, `exit`.
///
/// `restore()` may run in a signal handler, at any point of any thread. All that it needs is prepared
/// beforehand, and it only makes system calls that are safe there.
enum TerminalRescue {
  private struct Record {
    var descriptors = TerminalDescriptors()
    var attributes = termios()
    var farewell = UnsafeRawBufferPointer(start: nil, count: 0)
    /// Where errors go meanwhile, and where they went before; -1 if they do not go to a terminal.
    var keptErrors: Int32 = -1
    var trueErrors: Int32 = -1
  }

  // NB: written only by `arm`, while `isArmed` is false, so nobody else looks; read by whoever turns
  // `isArmed` from true to false, which one caller can. A pointer, since a handler must not run
  // exclusivity checks.
  nonisolated(unsafe) private static let record = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    record.pointee.farewell = permanentCopy(of: TerminalModes.leave)
    atexit { restore() }
    return record
  }()

  private static let isArmed = Atomic(false)

  /// Remembers how the terminal is now, and keeps errors from being printed into the picture.
  static func arm(_ descriptors: TerminalDescriptors) {
    guard !isArmed.load(ordering: .acquiring) else { return }
    record.pointee.descriptors = descriptors
    tcgetattr(descriptors.input, &record.pointee.attributes)
    divertErrors()
    isArmed.store(true, ordering: .releasing)
  }

  /// Makes keys arrive one by one and unchanged, Ctrl-C and Ctrl-Z included.
  static func makeRaw() {
    var attributes = record.pointee.attributes
    cfmakeraw(&attributes)
    tcsetattr(record.pointee.descriptors.input, TCSAFLUSH, &attributes)
  }

  /// Puts the terminal back if it is ours; it does so once, whoever calls.
  static func restore() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let descriptors = record.pointee.descriptors
    _ = writeAll(record.pointee.farewell, to: descriptors.output)
    // Reports of the mouse that are on their way would be typed into the shell.
    tcflush(descriptors.input, TCIFLUSH)
    tcsetattr(descriptors.input, TCSANOW, &record.pointee.attributes)
    replayErrors()
  }

  private static func divertErrors() {
    let errors = record.pointee.descriptors.errors
    guard isatty(errors) == 1, let file = tmpfile() else { return }
    record.pointee.trueErrors = dup(errors)
    record.pointee.keptErrors = dup(fileno(file))
    fclose(file)
    dup2(record.pointee.keptErrors, errors)
  }

  private static func replayErrors() {
    let kept = record.pointee.keptErrors
    let errors = record.pointee.descriptors.errors
    guard kept >= 0 else { return }
    dup2(record.pointee.trueErrors, errors)
    close(record.pointee.trueErrors)
    var offset: off_t = 0
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      while case let count = pread(kept, buffer.baseAddress, buffer.count, offset), count > 0 {
        _ = writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: errors)
        offset += off_t(count)
      }
    }
    close(kept)
    record.pointee.keptErrors = -1
  }

  // NB: never freed, as the record that points to it; a handler cannot use the bytes of a String.
  private static func permanentCopy(of text: String) -> UnsafeRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    copy.copyBytes(from: text.utf8)
    return UnsafeRawBufferPointer(copy)
  }
}
