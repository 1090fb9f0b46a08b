public import Foundation

/// Takes what the user copies, for any app to paste.
@MainActor open class UIPasteboard: NSObject {
  /// The pasteboard of the whole system: the terminal's clipboard.
  public static let general = UIPasteboard()

  /// What the app copied last; what others copied is only seen when the user pastes it.
  open var string: String? {
    didSet { onCopy(string ?? "") }
  }

  var onCopy: (String) -> Void = { _ in }
}
