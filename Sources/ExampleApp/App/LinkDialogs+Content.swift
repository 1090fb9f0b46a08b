import Coordinator
import CoordinatorLinks

extension LinkQuestion {
  /// The alert that asks the question, with the words on the button that agrees.
  func content(confirming title: String) -> DialogContent {
    DialogContent(
      title: localized(Words(key: text)),
      choices: [
        .init(localized("Cancel"), role: .cancel, action: LinkAction<AppMap>.declined(id)),
        .init(title, role: .destructive, action: LinkAction<AppMap>.confirmed(id)),
      ])
  }
}

extension LinkExplanation {
  /// The alert that says why the link is refused, and offers its web page if there is one.
  ///
  /// Only a universal link has a page; without one, there is nothing to choose.
  var content: DialogContent {
    let browse = webPage.map { page in
      DialogContent.Choice(
        localized("Open in Browser"), action: LinkAction<AppMap>.webPageChosen(page))
    }
    let close = DialogContent.Choice(
      browse == nil ? localized("OK") : localized("Cancel"), role: .cancel)
    return DialogContent(
      title: localized("The Link Can't Be Opened"), message: refusal.words,
      choices: [close] + [browse].compactMap(\.self))
  }
}

extension LinkRefusal {
  /// The reason in words, ready to show.
  var words: String {
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
    case .unavailable(let reason, _): localized(Words(key: reason))
    case .denied: localized("You can't open this link yet.")
    case .expired: localized("This link waited too long to be opened. Open it again.")
    case .superseded:
      localized("This link wasn't opened because you went to another screen. Open it again.")
    case .signedOut:
      localized("This link wasn't opened because its user signed out. Open it again.")
    case .declined:
      localized("This link changed nothing because you declined. Open it again if you want to.")
    case .noBrowser:
      localized("The web page can't be opened from here. Open the link in a browser instead.")
    }
  }
}
