public import AppComponents

/// The state of the form, kept until it is closed.
public struct EntryState: FormStateType {
  /// Whether the form has text, and how sending goes.
  public var form = FormState<EntryDraft>()

  /// Creates the state of a form that has just opened.
  public init() {}
}
