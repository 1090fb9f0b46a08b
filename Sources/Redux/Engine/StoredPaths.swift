/// The channels of stored properties, laid out as the state is in memory.
///
/// A sweep compares the memory of the state with a copy of its bytes after the last action, one run
/// of neighbouring properties at a time, and looks closer only where the two differ.
///
// NB: why equal bytes mean equal values. A channel holds its last value, so what that value refers to
// is alive and shared: copy-on-write storage and the boxes of indirect enums and existentials are
// neither changed in place nor reused, and equal references refer to equal contents. Values with
// different bytes may still be equal (padding, spare bits, −0), which `==` then finds. Two exceptions
// are by design: a NaN counts as unchanged, and so does a class instance that was changed inside.
struct StoredPaths {
  struct Entry {
    let bytes: Range<Int>
    /// The largest upper bound of this entry and all before it in its run.
    var reach: Int
  }

  /// Properties without gaps between them, except for padding.
  struct Run {
    var bytes: Range<Int>
    var entries: Range<Int>
  }

  var entries: [Entry] = []
  /// The channel of each entry.
  var channels: [Channel] = []
  var runs: [Run] = []
  let state: UnsafeRawPointer
  let shadow: UnsafeMutableRawPointer

  /// Passes every channel whose value has changed since the last sweep to a closure.
  @inline(__always)
  func sweep(_ changed: (Channel) -> Void) {
    for run in runs where differs(run.bytes) {
      visit(run.entries, changed)
      remember(run.bytes)
    }
  }

  /// Halves a range of entries for as long as the bytes of a half differ.
  private func visit(_ range: Range<Int>, _ changed: (Channel) -> Void) {
    guard range.count > 2 else {
      for index in range where differs(entries[index].bytes) {
        channels.withUnretained(at: index) { if $0.update(state) { changed($0) } }
      }
      return
    }
    let middle = range.lowerBound + range.count / 2
    for half in [range.lowerBound..<middle, middle..<range.upperBound]
    where differs(entries[half.lowerBound].bytes.lowerBound..<entries[half.upperBound - 1].reach) {
      visit(half, changed)
    }
  }

  @inline(__always)
  private func differs(_ bytes: Range<Int>) -> Bool {
    bytesDiffer(state + bytes.lowerBound, shadow + bytes.lowerBound, count: bytes.count)
  }

  func remember(_ bytes: Range<Int>) {
    (shadow + bytes.lowerBound).copyMemory(from: state + bytes.lowerBound, byteCount: bytes.count)
  }
}
