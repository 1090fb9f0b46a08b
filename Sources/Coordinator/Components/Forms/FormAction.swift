public import Coordinator
public import Redux

/// The events of a form.
///
/// ```swift
/// typealias StoryAction = FormAction<StoryDraft>
/// ```
///
/// A form with more events declares them in its draft, as ``FormDraft/Other``.
public enum FormAction<Draft: FormDraft>: LocalAction, Codable, Equatable {
  /// The user typed something, or took all of it back.
  case changed(hasText: Bool)
  /// The user sent the form, which was complete.
  case sent(Draft)
  /// The progress of sending, and its outcome.
  case sending(LoadAction<Draft.Response>)
  /// The user doesn't want to wait any longer.
  case stopTapped
  /// The form was sent, or the user canceled.
  case closed
  /// An event that other forms don't have.
  case other(Draft.Other)
}
