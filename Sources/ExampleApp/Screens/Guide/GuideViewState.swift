import AppShell
import Redux

/// A guide and its download as text, ready to show.
struct GuideViewState: Equatable {
  let title = localized("Offline Guide")
  /// The part of the guide that is on this device.
  let status: String
  /// The fraction downloaded; nil if nothing is on its way, or it is unknown.
  let progress: Float?
  /// The reason for a failed or slow download.
  let remark: String?
  /// The button that starts the download, or stops it.
  let button: String
  let canRemove: Bool
  /// The paragraphs of the parts that are there.
  let texts: [String]

  init(_ state: DataState<Guide>, waiting: String? = nil) {
    let guide = state.value
    progress = state.progress.map(Float.init)
    remark = state.error?.words ?? waiting
    canRemove = guide != nil && !state.isLoading
    texts = guide?.parts.map(\.text) ?? []
    switch (state, guide) {
    case (.loading(let progress, _), _):
      status = progress.map { localized("\(Int($0 * 100))% downloaded") } ?? localized("Loading…")
      button = localized("Stop")
    case (_, let guide?) where guide.isComplete:
      status = localized("This guide is on this device.")
      button = localized("Download Again")
    case (_, let guide?):
      status = localized("\(guide.parts.count) of \(guide.count) parts are on this device.")
      button = localized("Continue")
    case (_, nil):
      status = localized("This guide isn't on this device yet.")
      button = localized("Download")
    }
  }
}
