extension StoredParts {
  /// Creates an empty layout for the state at an address, which must stay there.
  init(state: UnsafeRawPointer, size: Int) {
    self.state = state
    self.size = size
    shadow = .allocate(byteCount: max(size, 1), alignment: 16)
  }

  /// The number of blocks in a region.
  private static var regionCount: Int { 16 }

  /// Frees the memory; nothing may be called after it.
  func deallocate() { shadow.deallocate() }

  /// Returns the channel of a value, by its position and its type.
  func channel<Value>(at bytes: Range<Int>) -> PartChannel<Value>? {
    guard !blocks.isEmpty else { return nil }
    for channel in blocks[bytes.lowerBound / Block.size].channels where channel.bytes == bytes {
      if let channel = channel as? PartChannel<Value> { return channel }
    }
    return nil
  }

  mutating func insert(_ channel: Channel, at bytes: Range<Int>) {
    if blocks.isEmpty { makeBlocks() }
    blocks[bytes.lowerBound / Block.size].channels.append(channel)
    if regions(of: bytes).count > 1 { wide.append(channel) }
    remember(bytes)
    fit(around: bytes)
  }

  mutating func remove(_ channel: Channel, at bytes: Range<Int>) {
    blocks[bytes.lowerBound / Block.size].channels.removeAll { $0 === channel }
    if regions(of: bytes).count > 1 { wide.removeAll { $0 === channel } }
    fit(around: bytes)
  }

  func blocks(of region: Int) -> Range<Int> {
    let first = region * Self.regionCount
    return first..<min(first + Self.regionCount, blocks.count)
  }

  func bytes(of region: Int) -> Range<Int> {
    let size = Self.regionCount * Block.size
    return region * size..<(region + 1) * size
  }

  private mutating func makeBlocks() {
    blocks = Array(repeating: Block(), count: size / Block.size + 1)
    regions = Array(repeating: 0..<0, count: blocks.count / Self.regionCount + 1)
    remember(0..<size)
  }

  private func regions(of bytes: Range<Int>) -> ClosedRange<Int> {
    let size = Self.regionCount * Block.size
    return bytes.lowerBound / size...max(bytes.lowerBound, bytes.upperBound - 1) / size
  }

  /// Finds out again which bytes to compare, where a value has come or gone.
  private mutating func fit(around changed: Range<Int>) {
    let block = changed.lowerBound / Block.size
    blocks[block].bytes = 0..<0
    for channel in blocks[block].channels { blocks[block].bytes.cover(channel.bytes) }
    for region in regions(of: changed) {
      regions[region] = 0..<0
      for block in blocks(of: region) { regions[region].cover(blocks[block].bytes) }
      for channel in wide { regions[region].cover(channel.bytes?.clamped(to: bytes(of: region))) }
    }
  }
}

extension Range<Int> {
  /// Extends this range to the ends of another one, unless that is empty.
  fileprivate mutating func cover(_ other: Range?) {
    guard let other, !other.isEmpty else { return }
    self =
      isEmpty
      ? other : Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
