import Foundation

/// A repository as it is to be: what is on disk, and on top of it all changes that wait.
///
/// Commands change a draft as a whole and then publish it, so that one that refuses half-way has
/// touched nothing.
struct Draft {
  /// What is to become of a file.
  enum Change: Equatable {
    case write(Data, from: String)
    case delete
  }

  let root: URL
  private(set) var changes: [String: Change] = [:]

  init(root: URL) { self.root = root }

  /// Where a path is on disk.
  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// Whether there is such a file, or a folder that holds one.
  func exists(_ path: String) -> Bool {
    switch changes[path] {
    case .write: true
    case .delete: false
    case nil: isOnDisk(path) || !files(under: path).isEmpty
    }
  }

  /// The text of a file.
  func text(_ path: String) throws -> String {
    guard let data = data(path) else { throw Refusal("There is no \(path).") }
    return String(decoding: data, as: UTF8.self)
  }

  /// The bytes of a file; nil if there is none.
  func data(_ path: String) -> Data? {
    switch changes[path] {
    case .write(let data, _): data
    case .delete: nil
    case nil: try? Data(contentsOf: url(path))
    }
  }

  /// Writes a file anew.
  mutating func write(_ text: String, to path: String) {
    write(Data(text.utf8), to: path, from: path)
  }

  /// Makes a file that isn't there yet.
  mutating func create(_ text: String, at path: String) throws {
    guard !exists(path) else { throw Refusal("\(path) is there already.") }
    write(text, to: path)
  }

  /// Deletes a file, or a folder with all that is in it.
  mutating func delete(_ path: String) {
    for file in files(under: path) + (isFile(path) ? [path] : []) {
      changes[file] = isOnDisk(file) ? .delete : nil
    }
  }

  /// Moves a file, or a folder with all that is in it.
  mutating func move(_ path: String, to new: String) throws {
    guard path != new else { return }
    for file in files(under: path) + (isFile(path) ? [path] : []) {
      let place = new + file.dropFirst(path.count)
      guard !exists(place) else { throw Refusal("\(place) is there already.") }
      guard let data = data(file) else { continue }
      let origin = origin(of: file)
      delete(file)
      write(data, to: place, from: origin)
    }
  }

  /// Changes a file's text.
  mutating func edit(_ path: String, _ change: (inout String) throws -> Void) throws {
    let old = try text(path)
    var new = old
    try change(&new)
    if new != old { write(Data(new.utf8), to: path, from: origin(of: path)) }
  }

  private mutating func write(_ data: Data, to path: String, from origin: String) {
    changes[path] = .write(data, from: origin)
  }

  /// Where a file lies on disk that may have been moved since.
  private func origin(of path: String) -> String {
    guard case .write(_, let origin)? = changes[path] else { return path }
    return origin
  }
}
