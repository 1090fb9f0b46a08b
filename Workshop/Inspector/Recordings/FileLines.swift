import Foundation

/// The lines of a file, which are read one at a time, so that a large file takes no memory.
struct FileLines {
  /// Returns up to a number of bytes more; nil or none at the end.
  private let read: (_ count: Int) throws(RecordingFileError) -> Data?
  /// What has been read and not returned.
  private var bytes = Data()

  init(_ read: @escaping (_ count: Int) throws(RecordingFileError) -> Data?) { self.read = read }

  /// Returns the next line that ends with a line feed.
  mutating func next() throws(RecordingFileError) -> Data? {
    while true {
      if let length = bytes.withUnsafeBytes({ $0.firstIndex(of: UInt8(ascii: "\n")) }) {
        let line = bytes.prefix(length)
        bytes = bytes.dropFirst(length + 1)
        return line
      }
      // Of a line that has no end, each read doubles what there is, so it isn't searched too often.
      guard let more = try read(max(1 << 20, bytes.count)), !more.isEmpty else { return nil }
      bytes = Data(bytes) + more
    }
  }
}
