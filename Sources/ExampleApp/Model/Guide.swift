import AppShell

/// A guide to a sight and its surroundings, as far as it is on this device.
nonisolated struct Guide: Codable, Equatable, Sendable {
  let sightId: Sight.ID
  /// Identifies the contents of the guide, and changes with them.
  let version: String
  /// The number of parts, on this device or not.
  let count: Int
  /// The parts on this device, each once, by number.
  private(set) var parts: [GuidePart] = []

  /// The fraction on this device, from 0 to 1.
  var fraction: Double { Double(parts.count) / Double(count) }

  var isComplete: Bool { parts.count == count }

  /// The numbers of the parts that aren't on this device.
  var missing: [Int] { Set(1...count).subtracting(parts.map(\.number)).sorted() }

  init(sightId: Sight.ID, version: String, count: Int) {
    self.sightId = sightId
    self.version = version
    self.count = count
  }

  /// Adds parts, and ignores parts of other versions and parts that are there.
  mutating func add(_ newParts: [GuidePart]) {
    let fitting = newParts.filter { $0.version == version && $0.number <= count }
    parts = (parts + fitting).uniqued().sorted { $0.number < $1.number }
  }
}

nonisolated extension Guide {
  /// Reads a guide, and leaves out the parts that are damaged.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sightId = try values.id(.sightId)
    version = values.text(.version)
    count = values.wholeNumber(.count) ?? 0
    // The version is sent back in a header.
    guard version.wholeMatch(of: /[0-9A-Za-z._-]{1,64}/) != nil, (1...50) ~= count else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: values, debugDescription: "This is not a guide.")
    }
    add((try? values.decode(LenientList<GuidePart>.self, forKey: .parts))?.elements ?? [])
  }
}

/// One of the parts in which a guide is sent.
nonisolated struct GuidePart: Codable, Equatable, Identifiable, Sendable {
  /// Counts from 1.
  let number: Int
  /// The version of its guide.
  let version: String
  /// Lines of text.
  let text: String
  private let checksum: String

  var id: Int { number }

  init(number: Int, version: String, text: String) {
    self.number = number
    self.version = version
    self.text = text.visible(upTo: 20_000, keepsLines: true)
    checksum = self.text.checksum
  }
}

nonisolated extension GuidePart {
  /// Reads a part, unless it was damaged on the way, or on disk.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .text)
    guard try values.decode(String.self, forKey: .checksum) == text.checksum else {
      throw DecodingError.dataCorruptedError(
        forKey: .checksum, in: values, debugDescription: "The text is damaged.")
    }
    self.init(number: try values.id(.number), version: values.text(.version), text: text)
  }
}

nonisolated extension String {
  /// The CRC-32 of the text in UTF-8, as eight hexadecimal digits.
  var checksum: String {
    var rest = ~UInt32(0)
    for byte in utf8 {
      rest ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = rest & 1 == 1
        rest >>= 1
        if isOdd { rest ^= 0xEDB8_8320 }
      }
    }
    let digits = String(~rest, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
