import AppShell

extension Feedback {
  /// What was done, in a few words.
  var words: String {
    switch self {
    case .saved: localized("✓ Saved")
    case .removed: localized("✓ Removed from Saved")
    case .cleared: localized("✓ All Removed")
    case .restored: localized("✓ Restored")
    case .reviewSent: localized("✓ Review Sent")
    case .linkCopied: localized("✓ Link Copied")
    }
  }

  /// What was done, if it was done to a sight.
  func words(about id: Sight.ID) -> String? {
    switch self {
    case .saved(id), .removed(id), .reviewSent(id), .linkCopied(id): words
    case .saved, .removed, .reviewSent, .linkCopied, .cleared, .restored: nil
    }
  }
}
