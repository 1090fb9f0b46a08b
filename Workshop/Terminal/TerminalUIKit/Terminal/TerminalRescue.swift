internal import Foundation
internal import Synchronization

/// Restores the terminal whichever way the process ends: by quitting, suspending, a signal, a trap
/// or `exit`.
///
/// `restore()` can run in a signal handler, at any point of any thread. Everything it needs is
/// prepared beforehand, and it makes only system calls that are safe there.
enum TerminalRescue {
  private struct Record {
    var descriptors = TerminalDescriptors()
    var attributes = termios()
    var resetSequence = UnsafeRawBufferPointer(start: nil, count: 0)
    /// The descriptors of the file that collects errors and of the original standard error; -1 if
    /// that is not a terminal.
    var collectedErrors: Int32 = -1
    var originalErrors: Int32 = -1
    // NB: a handler must not call generic functions, which may take a lock of the runtime.
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: 1024, alignment: 1)
  }

  // NB: written only by `arm`, while `isArmed` is false and nothing reads it; read only by the one
  // caller that turns `isArmed` from true to false. It is a pointer because a handler must not run
  // exclusivity checks.
  nonisolated(unsafe) private static let record = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    record.pointee.resetSequence = permanentCopy(of: TerminalModes.leave)
    atexit { restore() }
    return record
  }()

  private static let isArmed = Atomic(false)

  /// Saves the state of the terminal, and redirects errors so that they aren't printed over the
  /// screen.
  static func arm(_ descriptors: TerminalDescriptors) {
    guard !isArmed.load(ordering: .acquiring) else { return }
    record.pointee.descriptors = descriptors
    tcgetattr(descriptors.input, &record.pointee.attributes)
    divertErrors()
    isArmed.store(true, ordering: .releasing)
  }

  /// Makes keys arrive one at a time and unchanged, including Ctrl-C and Ctrl-Z, and keeps those
  /// that were typed before.
  static func makeRaw() {
    var attributes = record.pointee.attributes
    cfmakeraw(&attributes)
    tcsetattr(record.pointee.descriptors.input, TCSADRAIN, &attributes)
  }

  /// Restores the terminal if the app owns it, once, whoever calls.
  static func restore() {
    guard isArmed.exchange(false, ordering: .acquiringAndReleasing) else { return }
    let descriptors = record.pointee.descriptors
    _ = writeAll(record.pointee.resetSequence, to: descriptors.output)
    // Mouse reports that are still arriving would be typed into the shell.
    tcflush(descriptors.input, TCIFLUSH)
    tcsetattr(descriptors.input, TCSANOW, &record.pointee.attributes)
    replayErrors()
  }

  private static func divertErrors() {
    let errors = record.pointee.descriptors.errors
    guard isatty(errors) == 1, let file = tmpfile() else { return }
    record.pointee.originalErrors = dup(errors)
    record.pointee.collectedErrors = dup(fileno(file))
    fclose(file)
    dup2(record.pointee.collectedErrors, errors)
  }

  private static func replayErrors() {
    let collected = record.pointee.collectedErrors
    let errors = record.pointee.descriptors.errors
    guard collected >= 0 else { return }
    dup2(record.pointee.originalErrors, errors)
    close(record.pointee.originalErrors)
    var offset: off_t = 0
    let buffer = record.pointee.buffer
    while case let count = pread(collected, buffer, 1024, offset), count > 0 {
      _ = writeAll(UnsafeRawBufferPointer(start: buffer, count: count), to: errors)
      offset += off_t(count)
    }
    close(collected)
    record.pointee.collectedErrors = -1
  }

  // NB: never freed, like the record that points to it; a handler can't use the bytes of a String.
  private static func permanentCopy(of text: String) -> UnsafeRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    copy.copyBytes(from: text.utf8)
    return UnsafeRawBufferPointer(copy)
  }
}
