/// The views that all forms have: the fields, the missing entry, the failure, and the button.
@MainActor public final class FormViews {
  /// The fields, in the order in which the user fills them in.
  ///
  /// The return key sends the form from the last.
  public let fields: [UITextField]
  /// The rules of fields, and the problems in them, each in the space below its field.
  private var notes: [UITextField: UILabel] = [:]
  /// Says why the form could not be sent.
  public let errorLabel = UILabel(.body, .problem)
  /// Ends a wait that takes long.
  public let wait = WaitViews()
  /// Sends the form; enabled while it isn't being sent.
  public let sendButton: UIButton
  /// The clock for the moment before VoiceOver reads a missing entry, for tests.
  var clock: any Clock<Duration> = ContinuousClock()
  /// The missing entry that VoiceOver is about to read.
  private var announcement: Task<Void, Never>?

  /// Creates the views around fields.
  public init(_ fields: UITextField..., button title: String) {
    self.fields = fields
    sendButton = UIButton(.borderedProminent(), title: title)
    sendButton.accessibilityIdentifier = "send"
    fields.last?.returnKeyType = .go
  }

  /// The fields above the error, the wait and the button, to be placed in a column.
  public var views: [UIView] { fields + [errorLabel, wait.column, sendButton] }

  /// Whether the user has typed anything.
  var hasText: Bool { fields.contains { $0.text?.isEmpty == false } }

  /// Shows the progress of sending.
  ///
  /// - Parameters:
  ///   - isSending: Whether the form is on its way, so that it isn't sent again.
  ///   - error: Why it could not be sent, as text; nil if it could.
  ///   - waiting: Why sending takes long, as text; nil if it doesn't.
  public func show(isSending: Bool, error: String?, waiting: String? = nil) {
    sendButton.isEnabled = !isSending
    wait.show(waiting)
    errorLabel.showProblem(error)
  }

  /// Begins to type in the first empty field if the form has just come.
  ///
  /// Call it in `viewDidAppear`.
  public func beginEditing(in viewController: UIViewController) {
    let empty = fields.first { $0.text?.isEmpty != false }
    (empty ?? fields.first)?.beginEditing(in: viewController)
  }

  /// Shows each problem below its field, and moves the focus to the first.
  func show(_ problems: [(field: UITextField, words: String)]) {
    announcement?.cancel()
    // The last one stays in the label for errors.
    for (field, words) in problems.reversed() { show(words, below: field, isProblem: true) }
    guard let first = problems.first else { return }
    notes[first.field]?.scrollIntoView()
    // The focus comes first: VoiceOver reads the field, and then what is missing in it.
    first.field.becomeFirstResponder()
    announcement = UIAccessibility.announceAfterFocus(first.words, on: clock)
  }

  /// Shows a rule or a problem below its field, or nothing.
  ///
  /// The label takes the space between two fields, so nothing below it moves. It needs a column; without one,
  /// the label for errors shows the first problem.
  func show(_ words: String?, below field: UITextField, isProblem: Bool = false) {
    announcement?.cancel()
    guard let column = field.superview as? UIStackView,
      let place = column.arrangedSubviews.firstIndex(of: field)
    else { return errorLabel.showProblem(isProblem ? words : nil) }
    let note = notes[field] ?? UILabel(.body)
    notes[field] = note
    note.textColor = isProblem ? .problem : .secondaryLabel
    note.show(words.map { isProblem ? "⚠ \($0)" : $0 })
    if note.superview == nil { column.insertArrangedSubview(note, at: place + 1) }
    column.setCustomSpacing(words == nil ? column.spacing : 0, after: field)
    column.setCustomSpacing(words == nil ? column.spacing : 0, after: note)
  }
}
