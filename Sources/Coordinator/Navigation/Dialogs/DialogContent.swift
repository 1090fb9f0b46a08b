public import Redux

/// The texts of a dialog, and the answers to choose from.
///
/// An app makes it from a dialog of its map, in one function that the driver and
/// ``dialogAnswers(navigation:content:)`` share. So a dialog and its answers are plain values, which
/// tests can read without a UI.
public struct DialogContent: Sendable {
  /// How a dialog is shown.
  public enum Style: Hashable, Sendable {
    /// In the middle of the screen: for news and decisions that can't wait.
    case alert

    /// As a list of choices at the bottom of the screen, or beside the view that the app has given
    /// the name `anchor` where there is room, as on an iPad. There a tap elsewhere ends the dialog.
    case actionSheet(anchor: String? = nil)
  }

  /// One of the user's answers.
  public struct Choice: Sendable {
    /// The meaning of an answer, which decides how its button looks.
    public enum Role: Sendable {
      /// It performs the action that the dialog offers.
      case standard
      /// It leaves things as they are. A dialog has at most one such choice.
      case cancel
      /// It loses something.
      case destructive
    }

    /// The words on the button.
    public let title: String

    /// The answer's meaning.
    public let role: Role

    /// The action that the answer dispatches; `nil` if it only ends the dialog.
    public let action: (any ActionType & Equatable)?

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - title: The words on the button.
    ///   - role: The answer's meaning.
    ///   - action: The action that the answer dispatches; `nil` if it only ends the dialog.
    public init(
      _ title: String, role: Role = .standard, action: (any ActionType & Equatable)? = nil
    ) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  /// How the dialog is shown.
  public let style: Style

  /// The words on top.
  public let title: String

  /// The words below the title.
  public let message: String?

  /// The answers, at least one, because nothing else ends an alert.
  public let choices: [Choice]

  /// Creates the content of a dialog.
  ///
  /// - Parameters:
  ///   - title: The words on top.
  ///   - message: The words below the title.
  ///   - style: How the dialog is shown.
  ///   - choices: The answers; OK if there is nothing to choose.
  public init(
    title: String, message: String? = nil, style: Style = .alert,
    choices: [Choice] = [Choice("OK", role: .cancel)]
  ) {
    self.style = style
    self.title = title
    self.message = message
    self.choices = choices
  }
}
