import Foundation

/// A repository with changes that aren't on disk yet.
///
/// Commands change a draft and then publish it as a whole, so a command that refuses half-way leaves
/// the repository as it was.
struct Draft {
  /// What is at a path.
  enum Content: Equatable {
    case data(Data)
    case link(to: String)
  }

  /// What happens to a file.
  enum Change: Equatable {
    case write(Content, from: String)
    case delete
  }

  let root: URL
  private(set) var changes: [String: Change] = [:]

  init(root: URL) { self.root = root }

  /// Returns the place of a path on disk.
  func url(_ path: String) -> URL {
    // Without the hint, a link to a folder gets a slash at its end, and is followed.
    root.appending(path: path, directoryHint: .notDirectory)
  }

  /// Returns whether there is such a file, or a folder that contains one.
  func exists(_ path: String) -> Bool {
    isFile(path) || !files(under: path).isEmpty
  }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String {
    guard let data = data(path) else { throw Refusal("There is no \(path).") }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the bytes of a file, or `nil` if there is none, or a symbolic link.
  func data(_ path: String) -> Data? {
    guard case .data(let data)? = content(path) else { return nil }
    return data
  }

  /// Returns what is at a path, or `nil` if there is neither a file nor a symbolic link.
  func content(_ path: String) -> Content? {
    switch changes[path] {
    case .write(let content, _): content
    case .delete: nil
    case nil: contentOnDisk(path)
    }
  }

  /// Writes a file.
  mutating func write(_ text: String, to path: String) {
    changes[path] = .write(.data(Data(text.utf8)), from: path)
  }

  /// Points a symbolic link at another path.
  mutating func link(_ path: String, to destination: String) {
    changes[path] = .write(.link(to: destination), from: origin(of: path))
  }

  /// Writes a file that isn't there yet.
  mutating func create(_ text: String, at path: String) throws {
    guard !exists(path) else { throw Refusal("\(path) already exists.") }
    write(text, to: path)
  }

  /// Deletes a file, or a folder with everything in it.
  mutating func delete(_ path: String) {
    for file in files(under: path) + (isFile(path) ? [path] : []) {
      changes[file] = isOnDisk(file) ? .delete : nil
    }
  }

  /// Moves a file, or a folder with everything in it.
  mutating func move(_ path: String, to new: String) throws {
    guard path != new else { return }
    for file in files(under: path) + (isFile(path) ? [path] : []) {
      let place = new + file.dropFirst(path.count)
      guard !exists(place) else { throw Refusal("\(place) already exists.") }
      guard let content = content(file) else { continue }
      let origin = origin(of: file)
      delete(file)
      changes[place] = .write(content, from: origin)
    }
  }

  /// Changes a file's text.
  mutating func edit(_ path: String, _ change: (inout String) throws -> Void) throws {
    let old = try text(path)
    var new = old
    try change(&new)
    if new != old { changes[path] = .write(.data(Data(new.utf8)), from: origin(of: path)) }
  }

  /// Returns where a file is on disk, which differs from its path if it was moved.
  private func origin(of path: String) -> String {
    guard case .write(_, let origin)? = changes[path] else { return path }
    return origin
  }
}
