import Redux

/// What can happen on the form for a review.
///
/// Every form is opened, changed, sent and closed.
enum WriteReviewAction: ActionType, Codable, Equatable {
  /// The form is new.
  case opened(Sight.ID)
  /// The user chose a rating, or typed something.
  case changed(Sight.ID)
  /// The user sent the form, which was complete.
  case sent(Sight.ID, ReviewDraft)
  /// The form was sent, or the user cancelled.
  case closed(Sight.ID)
}
