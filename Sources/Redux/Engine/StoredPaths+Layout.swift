extension StoredPaths {
  /// Creates an empty layout for the state at an address, which must stay there.
  init(state: UnsafeRawPointer, size: Int, alignment: Int) {
    self.state = state
    shadow = .allocate(byteCount: max(size, 1), alignment: alignment)
  }

  /// Frees the memory; nothing may be called after it.
  func deallocate() { shadow.deallocate() }

  mutating func insert(_ channel: Channel, at bytes: Range<Int>) {
    let index =
      entries.firstIndex {
        ($0.bytes.lowerBound, $0.bytes.upperBound) > (bytes.lowerBound, bytes.upperBound)
      } ?? entries.endIndex
    entries.insert(Entry(bytes: bytes, reach: bytes.upperBound), at: index)
    channels.insert(channel, at: index)
    remember(bytes)
    joinNeighbours()
  }

  mutating func remove(_ channel: Channel) {
    guard let index = channels.firstIndex(where: { $0 === channel }) else { return }
    entries.remove(at: index)
    channels.remove(at: index)
    joinNeighbours()
  }

  private mutating func joinNeighbours() {
    let padding = 8
    runs.removeAll()
    for index in entries.indices {
      let bytes = entries[index].bytes
      if let last = runs.last, last.bytes.upperBound + padding >= bytes.lowerBound {
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
