import Foundation

/// An app with changes that aren't on disk yet.
///
/// Commands change a draft and then publish it as a whole, so a command that refuses half-way leaves
/// the app as it was.
struct Draft {
  /// A change to a file.
  enum Change: Equatable {
    case write(String)
    case delete
  }

  let root: URL
  private(set) var changes: [String: Change] = [:]

  init(root: URL) { self.root = root }

  /// Returns the location of a path on disk.
  func url(_ path: String) -> URL { root.appending(path: path) }

  /// Returns whether there is such a file, or a folder that contains one.
  func exists(_ path: String) -> Bool { isFile(path) || !files(under: path).isEmpty }

  /// Returns the text of a file.
  func text(_ path: String) throws -> String {
    switch changes[path] {
    case .write(let text): return text
    case .delete: break
    case nil:
      if let text = try? String(contentsOf: url(path), encoding: .utf8) { return text }
    }
    throw Refusal("There is no \(path).")
  }

  /// Writes a file that isn't there yet.
  mutating func create(_ text: String, at path: String) throws {
    guard !exists(path) else { throw Refusal("\(path) already exists.") }
    changes[path] = .write(text)
  }

  /// Deletes a file, or a folder with everything in it.
  mutating func delete(_ path: String) {
    for file in files(under: path) + (isFile(path) ? [path] : []) {
      changes[file] = isOnDisk(file) ? .delete : nil
    }
  }

  /// Changes a file's text.
  mutating func edit(_ path: String, _ change: (inout String) throws -> Void) throws {
    let old = try text(path)
    var new = old
    try change(&new)
    if new != old { changes[path] = .write(new) }
  }

  /// Changes a Swift file.
  mutating func editSwift(_ path: String, _ change: (inout SwiftText) throws -> Void) throws {
    try edit(path) { text in
      var swift = SwiftText(text)
      try change(&swift)
      text = swift.text
    }
  }
}
