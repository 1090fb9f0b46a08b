public import Redux

/// The state of a form, and all else that the form remembers.
///
/// ```swift
/// struct EntryState: FormStateType { var form = FormState<EntryDraft>() }
/// ```
///
/// A form with other events has a reducer of its own, which begins with `form.reduce(action)`.
public protocol FormStateType<Draft>: StateType, Equatable {
  /// The value that a complete form sends.
  associatedtype Draft: FormDraft
  /// Whether the form has text, and how sending goes.
  var form: FormState<Draft> { get set }
}

extension FormStateType {
  /// Lets the form reduce an action.
  public mutating func reduce(_ action: any ActionType) { form.reduce(action) }
}

/// The state of one form, until it closes.
///
/// Keep it in `ScreenStates`, so a form that opens again is fresh, and the same form twice has two states.
public struct FormState<Draft: FormDraft>: StateType, Equatable {
  /// The progress of sending, and then what the server answered.
  public private(set) var sending: DataState<Draft.Response> = .idle
  /// Whether there is text that the user would lose by leaving; none is once the form was sent.
  public private(set) var hasText = false

  /// Creates the state of a form that has just opened.
  public init() {}

  /// Reduces the events of the form.
  ///
  /// An error is shown until the user changes something.
  public mutating func reduce(_ action: any ActionType) {
    switch action.as(FormAction<Draft>.self) {
    case .changed(let hasText):
      self.hasText = hasText
      if !sending.isLoading { sending = .idle }
    case .sending(let event):
      sending.reduce(event)
      if case .success = event { hasText = false }
    case .sent, .stopTapped, .closed, .other, nil: break
    }
  }
}
