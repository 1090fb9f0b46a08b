/// The channels of stored properties, laid out as the state is, to be looked at in one sweep.
///
/// A stored property has a place in the state's memory. The sweep compares that memory with a copy
/// of its bytes as they were after the action before, a run of neighbours at a time, and looks
/// closer only where they differ.
///
// NB: why equal bytes mean an equal value. The channel holds its last value, so whatever that value
// refers to is alive and shared: copy-on-write storage, boxes of indirect enums and of existentials
// are never changed in place nor given to another object while it does. Equal references thus refer
// to equal contents, and equal bytes without references are the same value. Different bytes may
// still be an equal value (padding, spare bits, −0), which `==` then finds. Two exceptions are by
// design: a NaN counts as unchanged, and so does a class instance that was changed inside.
struct StoredPaths {
  private struct Entry {
    let bytes: Range<Int>
    /// The end of the farthest of this and all before it in the run.
    var reach: Int
  }

  /// Neighbours without a gap between them that is larger than what alignment asks for.
  private struct Run {
    var bytes: Range<Int>
    var entries: Range<Int>
  }

  private static let padding = 8

  private var entries: [Entry] = []
  /// The channel of each entry.
  private var channels: [Channel] = []
  private var runs: [Run] = []
  private let state: UnsafeRawPointer
  private let shadow: UnsafeMutableRawPointer

  /// Begins with no channel; the state lies at `state` as long as this is in use.
  init(state: UnsafeRawPointer, size: Int, alignment: Int) {
    self.state = state
    shadow = .allocate(byteCount: max(size, 1), alignment: alignment)
  }

  /// Gives the memory back.
  ///
  /// Nothing may be called after it.
  func deallocate() { shadow.deallocate() }

  mutating func insert(_ channel: Channel, at bytes: Range<Int>) {
    let place =
      entries.firstIndex {
        ($0.bytes.lowerBound, $0.bytes.upperBound) > (bytes.lowerBound, bytes.upperBound)
      } ?? entries.endIndex
    entries.insert(Entry(bytes: bytes, reach: bytes.upperBound), at: place)
    channels.insert(channel, at: place)
    remember(bytes)
    joinNeighbours()
  }

  mutating func remove(_ channel: Channel) {
    guard let index = channels.firstIndex(where: { $0 === channel }) else { return }
    entries.remove(at: index)
    channels.remove(at: index)
    joinNeighbours()
  }

  /// Calls with every channel whose value changed since the last sweep.
  @inline(__always)
  mutating func sweep(_ changed: (Channel) -> Void) {
    for run in runs where differs(run.bytes) {
      visit(run.entries, changed)
      remember(run.bytes)
    }
  }

  private func visit(_ range: Range<Int>, _ changed: (Channel) -> Void) {
    guard range.count > 2 else {
      for index in range where differs(entries[index].bytes) { look(at: index, changed) }
      return
    }
    let middle = range.lowerBound + range.count / 2
    for half in [range.lowerBound..<middle, middle..<range.upperBound]
    where differs(entries[half.lowerBound].bytes.lowerBound..<entries[half.upperBound - 1].reach) {
      visit(half, changed)
    }
  }

  private func look(at index: Int, _ changed: (Channel) -> Void) {
    channels.withUnretained(at: index) { if $0.update(from: state) { changed($0) } }
  }

  @inline(__always)
  private func differs(_ bytes: Range<Int>) -> Bool {
    bytesDiffer(state + bytes.lowerBound, shadow + bytes.lowerBound, count: bytes.count)
  }

  private func remember(_ bytes: Range<Int>) {
    (shadow + bytes.lowerBound).copyMemory(from: state + bytes.lowerBound, byteCount: bytes.count)
  }

  private mutating func joinNeighbours() {
    runs.removeAll()
    for index in entries.indices {
      let bytes = entries[index].bytes
      if let last = runs.last, last.bytes.upperBound + Self.padding >= bytes.lowerBound {
        let reach = max(last.bytes.upperBound, bytes.upperBound)
        entries[index].reach = reach
        runs[runs.count - 1] = Run(
          bytes: last.bytes.lowerBound..<reach, entries: last.entries.lowerBound..<index + 1)
      } else {
        entries[index].reach = bytes.upperBound
        runs.append(Run(bytes: bytes, entries: index..<index + 1))
      }
    }
  }
}
