public import CoordinatorLinks

extension LinkRefusal {
  /// The reason as text, ready to show.
  ///
  /// - Parameter table: The app's words, which has the reasons that its own links give.
  /// - Returns: The reason in the user's language.
  public func words(in table: WordTable) -> String {
    switch self {
    case .tooLong, .tooManyParts, .tooManyQueryItems:
      localized("This link is too long. Ask the sender for a shorter one.")
    case .malformed, .path:
      localized("This link is damaged or incomplete. Copy all of it and try again.")
    case .scheme, .host:
      localized("This link isn't for this app. Open it in a browser instead.")
    case .userInfo:
      localized("This link contains a user name, which can hide where it leads. Don't trust it.")
    case .port: localized("This link contains a port number. Remove it and try again.")
    case .fragment:
      localized("This link contains a “#”. Remove it and what follows, and try again.")
    case .unknown:
      localized("This link doesn't open a screen in this app. Check it and try again.")
    case .source: localized("This screen can't be opened from there. Go there in the app instead.")
    case .unknownQueryItem:
      localized("This link contains something unknown after the “?”. Check it and try again.")
    case .repeatedQueryItem:
      localized("This link repeats something after the “?”. Check it and try again.")
    case .parameter(let name, _, _):
      localized("“\(name)” in this link is wrong. Check it and try again.")
    case .unavailable(let reason, _): table(Words(key: reason))
    case .denied: localized("You can't open this link yet.")
    case .expired: localized("This link waited too long to be opened. Open it again.")
    case .superseded:
      localized("This link wasn't opened because you went to another screen. Open it again.")
    case .signedOut:
      localized("This link wasn't opened because its user signed out. Open it again.")
    case .noBrowser:
      localized("The web page can't be opened from here. Open the link in a browser instead.")
    }
  }
}
