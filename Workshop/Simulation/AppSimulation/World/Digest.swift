#if os(Linux) && compiler(>=6.3)
  import Foundation

  /// A number for everything that happened, in order: equal in each run of the same seed.
  struct Digest: Sendable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    /// The lines, if they are to be printed.
    private(set) var lines: [String] = []
    let keepsLines: Bool

    init(keepsLines: Bool) { self.keepsLines = keepsLines }

    /// Adds a line, with text that only people read.
    mutating func add(_ line: String, explained text: String = "") {
      for byte in line.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
      value = (value ^ 10) &* 0x100_0000_01B3
      guard keepsLines else { return }
      lines.append(line)
      lines += text.split(separator: "\n").map { "  | \($0)" }
    }
  }

  extension Data {
    /// A number for the bytes.
    var digest: String {
      String(
        reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
    }
  }
#endif
