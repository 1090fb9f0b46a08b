public import Foundation

/// A choice between several segments, side by side.
@MainActor open class UISegmentedControl: UIControl {
  private(set) var segments: [UIAction] = []

  /// The index of the selected segment, -1 for none; setting it runs no actions.
  open var selectedSegmentIndex = -1 {
    didSet { if selectedSegmentIndex != oldValue { setNeedsDisplay() } }
  }

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each title.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      let action = UIAction(title: item as? String ?? "") { _ in }
      insertSegment(action: action, at: index, animated: false)
    }
  }

  /// Creates a control; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Inserts a segment whose action runs when the user selects it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let index = max(0, min(segment, segments.count))
    segments.insert(action, at: index)
    if index <= selectedSegmentIndex { selectedSegmentIndex += 1 }
    invalidateIntrinsicContentSize()
  }

  open override var canBecomeFocused: Bool { isEnabled && !segments.isEmpty }

  open override var intrinsicContentSize: CGSize {
    let widest = segments.map { TerminalText.width($0.title) }.max() ?? 0
    return CGSize(width: segments.count * (widest + 2) * 8, height: 16)
  }

  override var keyHints: [TerminalKeyHint] { isEnabled ? [TerminalKeyHint("←→", .choose)] : [] }

  override func handle(_ key: TerminalKey, _ modifiers: TerminalModifiers) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left: choose(max(0, selectedSegmentIndex - 1))
    case .right: choose(min(segments.count - 1, selectedSegmentIndex + 1))
    case .home: choose(0)
    case .end: choose(segments.count - 1)
    default: return super.handle(key, modifiers)
    }
    return true
  }

  /// Selects the first segment if none is selected.
  override func activate() { choose(max(0, selectedSegmentIndex)) }

  override func handleTap(at point: CGPoint) -> Bool {
    let columns = columnsOfSegments(in: Int((bounds.width / 8).rounded()))
    let column = Int((point.x / 8).rounded(.down))
    if isEnabled, let index = columns.firstIndex(where: { $0.contains(column) }) { choose(index) }
    return true
  }

  /// Selects a segment as the user does, and runs its actions unless it was selected already.
  private func choose(_ index: Int) {
    guard segments.indices.contains(index), index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    segments[index].perform()
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    drawSegments(on: &canvas, in: rect, clip: clip.intersection(rect))
  }
}
