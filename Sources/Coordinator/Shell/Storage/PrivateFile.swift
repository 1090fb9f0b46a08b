public import Foundation

/// A file that only its owner can read, and that is replaced as a whole.
public struct PrivateFile: Sendable {
  /// The bytes of the largest file that is read or written.
  static let largestSize = 32 << 20

  /// The location of the file, behind symbolic links if they are followed.
  let url: URL

  /// Names a file, which need not exist.
  ///
  /// - Parameters:
  ///   - url: Where the file is.
  ///   - followsLinks: Whether a symbolic link leads to the file, instead of being replaced by it.
  public init(_ url: URL, followsLinks: Bool = true) {
    let url = url.standardizedFileURL
    self.url = followsLinks ? Self.followingLinks(url) : url
  }

  private static func followingLinks(_ url: URL) -> URL {
    var url = url
    for _ in 0..<8 {
      let folder = url.deletingLastPathComponent()
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      else { break }
      url = URL(filePath: target, relativeTo: folder).standardizedFileURL
    }
    return url
  }

  /// Reads the file, without waiting if it is a pipe or a device; nil if there is none.
  ///
  /// - Throws: A problem if the file has more than 32 MB, or if the disk refuses it.
  public func read() throws(FileProblem) -> Data? { try read(upTo: Self.largestSize) }

  /// Reads the file, unless it has more than a number of bytes.
  func read(upTo size: Int) throws(FileProblem) -> Data? {
    let descriptor = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      if [ENOENT, ENOTDIR].contains(errno) { return nil }
      throw .last
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= size else { throw .tooLarge }
    do {
      return try file.readToEnd() ?? Data()
    } catch {
      throw .last
    }
  }

  /// Writes the file beside the old one, and replaces the old one once it is on disk.
  ///
  /// - Throws: A problem if the data has more than 32 MB, which couldn't be read again, or if the disk refuses it.
  public func replace(with data: Data) throws(FileProblem) {
    guard data.count <= Self.largestSize else { throw .tooLarge }
    let new = url.deletingLastPathComponent()
      .appending(path: "\(prefix)\(UUID().uuidString.prefix(8)).tmp")
    do throws(FileProblem) {
      try write(data, to: new)
      guard rename(new.path, url.path) == 0 else { throw FileProblem.last }
    } catch {
      unlink(new.path)
      throw error
    }
  }

  /// Removes partial files that a crash left behind.
  public func sweep() {
    let folder = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      unlink(folder.appending(path: name).path)
    }
    if (try? url.refuseSymbolicLink()) != nil { chmod(url.path, 0o600) }
  }

  private var prefix: String { ".\(url.lastPathComponent)." }

  private func write(_ data: Data, to new: URL) throws(FileProblem) {
    let descriptor = open(new.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: data)
    } catch {
      throw .last
    }
    guard fsync(descriptor) == 0 else { throw .last }
  }
}

/// The system's reason for refusing a file.
public struct FileProblem: LocalizedError, Equatable {
  static let notAFile = FileProblem(words: "It is not a file.")
  static let symbolicLink = FileProblem(words: "It is a symbolic link.")
  static let foreignFolder = FileProblem(words: "The folder belongs to another user.")
  static let openFolder = FileProblem(words: "Everyone can write to the folder.")
  static let tooLarge = FileProblem(words: "They are larger than 32 MB.")
  static let locked = FileProblem(words: "The device is locked.")
  static let notEncoded = FileProblem(words: "They could not be written as JSON.")

  /// The reason as a sentence, such as the one that permission was denied.
  public let words: String

  /// Creates a problem with a reason, which is a sentence.
  public init(words: String) { self.words = words }

  /// The reason in the user's language, if it is a common one.
  ///
  /// A state keeps ``words``, which are always English.
  public var errorDescription: String? {
    Self.common.first { $0.key == words }.map { localized($0) } ?? words
  }

  /// The system's words for common reasons, which are in the tables of the texts.
  static let common: [Words] = [
    Words("Permission denied."), Words("Operation not permitted."),
    Words("No such file or directory."), Words("Not a directory."), Words("Is a directory."),
    Words("Read-only file system."), Words("No space left on device."), Words("File too large."),
    Words("Input/output error."), Words("It is not a file."), Words("They are larger than 32 MB."),
    Words("The device is locked."), Words("They could not be written as JSON."),
    Words("It is a symbolic link."), Words("The folder belongs to another user."),
    Words("Everyone can write to the folder."),
  ]

  /// The reason for the last call that failed on this thread.
  public static var last: FileProblem {
    FileProblem(words: "\(String(cString: strerror(errno))).")
  }
}
