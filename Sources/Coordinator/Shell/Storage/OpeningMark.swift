import Foundation

/// A mark beside the saved file, from before the file is read until the app has run for a moment.
///
/// It stays only if the app ends meanwhile, however it ends. So the next run can ask before the same data ends the app
/// again.
struct OpeningMark: Sendable {
  private let path: String

  init(in folder: URL) { path = folder.appending(path: "opening").path }

  /// Whether the last run ended before it removed the mark.
  var isSet: Bool { access(path, F_OK) == 0 }

  func set() {
    let descriptor = open(path, O_CREAT | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }

  func remove() { unlink(path) }
}
