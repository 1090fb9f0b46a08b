public import Foundation

/// A date or a time, which the arrow keys change in a terminal.
@MainActor open class UIDatePicker: UIControl {
  /// The date; setting it runs no actions.
  open var date = Date() {
    didSet {
      if let minimumDate { date = max(date, minimumDate) }
      if let maximumDate { date = min(date, maximumDate) }
      if date != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The earliest date.
  open var minimumDate: Date? {
    didSet { date = max(date, minimumDate ?? date) }
  }
  /// The latest date.
  open var maximumDate: Date? {
    didSet { date = min(date, maximumDate ?? date) }
  }
  /// Whether the picker chooses a date, a time or both.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The look of the picker, which a terminal has one of.
  open var preferredDatePickerStyle = Style.automatic

  private var words: String {
    switch datePickerMode {
    case .time, .countDownTimer: date.formatted(date: .omitted, time: .shortened)
    case .date, .yearAndMonth: date.formatted(date: .abbreviated, time: .omitted)
    case .dateAndTime: date.formatted(date: .abbreviated, time: .shortened)
    }
  }

  /// What an arrow key adds: the keys to the sides the smaller part, and Page Up and Page Down the larger one.
  private var steps: (small: Calendar.Component, large: Calendar.Component) {
    switch datePickerMode {
    case .time, .countDownTimer: (.minute, .hour)
    case .date: (.day, .month)
    case .yearAndMonth: (.month, .year)
    case .dateAndTime: (.minute, .day)
    }
  }

  override var shownText: String? { words }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: (TerminalText.width(words) + 4) * 8, height: 16)
  }

  override var keyHints: [TerminalKeyHint] {
    isEnabled ? [TerminalKeyHint("←→", accessibilityLabel ?? TerminalWord.choose.text)] : []
  }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left: choose(steps.small, -1)
    case .right: choose(steps.small, 1)
    case .pageUp: choose(steps.large, -1)
    case .pageDown: choose(steps.large, 1)
    default: return super.handle(key, modifiers)
    }
    return true
  }

  override func activate() {}

  private func choose(_ component: Calendar.Component, _ count: Int) {
    let old = date
    date = Calendar.current.date(byAdding: component, value: count, to: date) ?? date
    if date != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    var style = TerminalStyle(foreground: isEnabled ? .normal : .tertiary, background: .fill)
    style.isReversed = isFocused || isHighlighted
    canvas.write("‹ \(words) ›", at: rect.origin, style: style, clip: clip.intersection(rect))
  }

  /// The parts of a date that the user chooses.
  public enum Mode: Int, Sendable {
    /// The time of a day.
    case time
    /// The day.
    case date
    /// The day and its time.
    case dateAndTime
    /// A duration, which a terminal shows as a time.
    case countDownTimer
    /// The month.
    case yearAndMonth
  }

  /// The looks of pickers, of which a terminal has one.
  public enum Style: Int, Sendable {
    case automatic
    case wheels
    case compact
    case inline
  }
}
