import AppShell

nonisolated extension Feedback {
  /// The feedback in a few words.
  var words: String {
    switch self {
    case .saved: localized("✓ Saved")
    case .removed: localized("✓ Removed from Saved")
    case .cleared: localized("✓ All Removed")
    case .restored: localized("✓ Restored")
    case .reviewWaits: localized("Review Waiting to Be Sent")
    case .reviewSent: localized("✓ Review Sent")
    case .reviewRemoved: localized("✓ Review Removed")
    case .linkCopied: localized("✓ Link Copied")
    case .guideDownloaded: localized("✓ Guide Downloaded")
    case .guideRemoved: localized("✓ Guide Removed")
    case .downloadStopped: localized("Download Stopped")
    case .signedIn: localized("✓ Signed In")
    case .signedOut: localized("✓ Signed Out")
    case .registered(let name): localized("✓ Welcome, \(name)")
    case .refreshed: localized("✓ Updated")
    }
  }

  /// The feedback, if it is about a sight.
  func words(about id: Sight.ID) -> String? {
    switch self {
    case .saved(id), .removed(id), .reviewWaits(id, _), .reviewSent(id), .reviewRemoved(id),
      .linkCopied(id), .guideDownloaded(id), .guideRemoved(id),
      .downloadStopped(id), .signedIn, .signedOut, .registered:
      words
    case .saved, .removed, .reviewWaits, .reviewSent, .reviewRemoved, .linkCopied,
      .guideDownloaded, .guideRemoved, .downloadStopped, .cleared, .restored, .refreshed:
      nil
    }
  }
}
