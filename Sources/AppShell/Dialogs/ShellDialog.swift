public import Coordinator
public import CoordinatorLinks

/// A dialog that every app has.
///
/// An app without dialogs of its own names it as its map's `Dialog`. Another one has a case for it, and
/// returns that from ``AppType/dialog(_:)``.
public enum ShellDialog: Codable, Hashable, Sendable {
  /// Asks before a link changes something.
  case question(LinkQuestion)
  /// Explains why a link was refused.
  case refusal(LinkExplanation)
  /// Offers the names of the last actions before a crash.
  case crash(CrashReport)
}

extension AppType {
  /// Returns what one of the shell's dialogs says.
  public static func shellContent(of dialog: ShellDialog) -> DialogContent {
    switch dialog {
    case .question(let question): content(of: question, confirming: localized("Continue"))
    case .refusal(let explanation): content(of: explanation)
    case .crash(let report): report.content(app: name)
    }
  }

  /// Returns what a link's question says.
  ///
  /// - Parameters:
  ///   - question: The question, whose text is a key in the app's words.
  ///   - title: The words on the button that agrees.
  /// - Returns: The title, and the two choices.
  public static func content(
    of question: LinkQuestion, confirming title: String
  ) -> DialogContent {
    DialogContent(
      title: words.text(Words(key: question.text)),
      choices: [
        .init(localized("Cancel"), role: .cancel, action: LinkAction<Map>.declined(question.id)),
        .init(title, role: .destructive, action: LinkAction<Map>.confirmed(question.id)),
      ])
  }

  /// Returns the alert that says why a link is refused, and offers its web page if there is one.
  ///
  /// Only a universal link has a page; without one, there is nothing to choose.
  private static func content(of explanation: LinkExplanation) -> DialogContent {
    let browse = explanation.webPage.map { page in
      DialogContent.Choice(
        localized("Open in Browser"), action: LinkAction<Map>.webPageChosen(page))
    }
    let close = DialogContent.Choice(
      browse == nil ? localized("OK") : localized("Cancel"), role: .cancel)
    return DialogContent(
      title: localized("The Link Can't Be Opened"),
      message: explanation.refusal.words(in: words),
      choices: [close] + [browse].compactMap(\.self))
  }
}
