public import Coordinator
public import Redux

/// The events of a form: every form is sent and closed.
///
/// An enum with these cases conforms to it. It has another case for changes, with what the app wants to know
/// of them. ``FormState`` doesn't reduce it, so such a form has a state with a reducer of its own.
public protocol FormActionType: LocalAction, Equatable {
  /// The value that a complete form sends.
  associatedtype Draft
  /// The user sent the form, which was complete.
  static func sent(_ draft: Draft) -> Self
  /// The form was sent, or the user canceled.
  static var closed: Self { get }
  /// The user doesn't want to wait any longer.
  static var stopTapped: Self { get }
}

/// The events of a form that adds none.
public enum FormAction<Draft: FormDraft>: FormActionType, Codable {
  /// The user typed something, or took all of it back.
  case changed(hasText: Bool)
  case sent(Draft)
  /// The progress of sending, and its outcome.
  case sending(LoadAction<Draft.Response>)
  case stopTapped
  case closed
}
