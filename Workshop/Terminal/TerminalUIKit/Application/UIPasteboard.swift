public import Foundation

/// Holds what the user copies, for any app to paste.
@MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of the system, which is the terminal's clipboard.
  public static let general = UIPasteboard()

  /// The text that the app copied last; a terminal doesn't reveal what other apps copied.
  open var string: String? {
    didSet { onCopy(string ?? "") }
  }

  var onCopy: (String) -> Void = { _ in }
}
