/// The events of the screen of a guide.
enum GuideAction: Equatable {
  case viewLoaded
  /// The user starts the download, or stops it.
  case downloadTapped
  case removeTapped
}
