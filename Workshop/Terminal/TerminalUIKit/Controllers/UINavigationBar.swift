public import Foundation

/// Shows the back button, the title and the bar buttons of the top view controller.
@MainActor open class UINavigationBar: UIView {
  weak var controller: UINavigationController?
  private let backButton = UIButton(configuration: .plain())
  /// The title of the back button where there are enough columns for it.
  private var backTitle = "‹"
  private let titleLabel = UILabel()
  private let promptLabel = UILabel()
  /// Whether titles are large, which a terminal's aren't.
  open var prefersLargeTitles = false
  /// Whether the bar is translucent, which a terminal's isn't.
  open var isTranslucent = true
  /// The look of the bar, which a terminal only keeps, for tests.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar, which a terminal only keeps, for tests.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar above content that isn't scrolled, which a terminal only keeps, for tests.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// What is in the middle: the page's own view, or else the title.
  private var middleView: UIView {
    controller?.topViewController?.navigationItem.titleView ?? titleLabel
  }
  private var sides: (left: [UIView], right: [UIView]) = ([], [])

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    promptLabel.textColor = .systemGreen
    promptLabel.textAlignment = .center
    backButton.addAction(
      UIAction { [weak self] _ in self?.controller?.goBack() },
      for: .primaryActionTriggered)
  }

  /// Creates a bar; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns one row, and a second one for the separator if there is room.
  static func height(in bounds: CGRect) -> CGFloat { bounds.height > 11 * 16 ? 32 : 16 }

  func setNeedsItems() {
    for child in subviews { child.removeFromSuperview() }
    guard let item = controller?.topViewController?.navigationItem else { return }
    item.bar = self
    let left = item.leftBarButtonItems ?? []
    sides.left = left.isEmpty ? backButtons() : left.flatMap(button)
    sides.right = (item.rightBarButtonItems ?? []).flatMap(button)
    titleLabel.text = item.title
    promptLabel.text = item.prompt
    for view in sides.left + sides.right + [middleView] { addSubview(view) }
    controller?.followSearch()
    if item.prompt != nil, !isPromptBeside { addSubview(promptLabel) }
    setNeedsLayout()
    if let primary, primary !== controller { primary.navigationBar.setNeedsItems() }
  }

  /// The navigation controller in the first column of the split view.
  private var primary: UINavigationController? {
    controller?.splitViewController?.viewController(for: .primary) as? UINavigationController
  }

  /// Whether the page in the second column shows the same prompt, which is said once.
  private var isPromptBeside: Bool {
    guard let controller, controller === primary, let split = controller.splitViewController,
      let beside = split.viewController(for: .secondary) as? UINavigationController,
      beside.viewIfLoaded?.window != nil, let item = controller.topViewController?.navigationItem
    else { return false }
    return beside.topViewController?.navigationItem.prompt == item.prompt
  }

  private func backButtons() -> [UIView] {
    guard controller?.hidesBackButton != true else { return [] }
    let previous = controller?.stack.dropLast().last?.navigationItem
    guard
      let title = previous.map({ $0.backButtonTitle ?? $0.title ?? TerminalWord.back.text })
        ?? controller?.backAction?.title
    else {
      return []
    }
    previous?.bar = self
    backTitle = "‹ \(title)"
    backButton.accessibilityLabel = backTitle
    return [backButton]
  }

  /// The enabled buttons of the page, each with its key, the first free letter of its title.
  ///
  /// In a form they have none, because a mistyped letter must not close anything.
  private var shortcuts: [(key: Character, item: UIBarButtonItem)] {
    let item = controller?.topViewController?.navigationItem
    guard let item, terminalScreen?.isForm == false else { return [] }
    var taken = TerminalScreen.reservedLetters.union(["x"])
    let items = (item.rightBarButtonItems ?? []) + (item.leftBarButtonItems ?? [])
    return items.filter { $0.isEnabled && !$0.isHidden }.compactMap { item in
      let letters = (item.title ?? "").lowercased()
      let letter = letters.first { $0.isASCII && $0.isLetter && !taken.contains($0) }
      return letter.map { letter in
        taken.insert(letter)
        return (letter, item)
      }
    }
  }

  /// The keys of the buttons, for the help line.
  var itemHints: [TerminalKeyHint] {
    shortcuts.map { key, item in TerminalKeyHint(String(key), item.title ?? "") }
  }

  /// Presses the button with a key, and returns whether there is one.
  func press(_ key: TerminalKey) -> Bool {
    guard let item = shortcuts.first(where: { key == .character($0.key) })?.item else {
      return false
    }
    item.button.activate()
    return true
  }

  private func button(_ item: UIBarButtonItem) -> [UIView] {
    item.bar = self
    return item.isHidden ? [] : [item.button]
  }

  /// Arranges the buttons from both edges inwards, and the title in the middle of the bar or of what
  /// is left.
  open override func layoutSubviews() {
    var left: CGFloat = 8
    var right = bounds.width - 8
    for view in sides.right {
      let width = min(view.intrinsicContentSize.width, max(0, right - left))
      right -= width
      view.frame = CGRect(x: right, y: 0, width: width, height: 16)
      right -= 16
    }
    if sides.left.first === backButton { shortenBackButton(columns: right - left) }
    for view in sides.left {
      let width = min(view.intrinsicContentSize.width, max(0, right - left))
      view.frame = CGRect(x: left, y: 0, width: width, height: 16)
      left += width + 16
    }
    let width = min(max(0, middleView.intrinsicContentSize.width), max(0, right - left))
    let middle = ((bounds.width - width) / 16).rounded(.down) * 8
    let x = max(left, min(middle, right - width))
    middleView.frame = CGRect(x: x, y: 0, width: width, height: 16)
    layOutPrompt()
  }

  /// Shows only the arrow if the title of the page has no room beside the words.
  private func shortenBackButton(columns width: CGFloat) {
    let words = CGFloat(TerminalText.width(backTitle) * 8) + 16
    let shown = words + middleView.intrinsicContentSize.width > width ? "‹" : backTitle
    if backButton.configuration?.title != shown { backButton.configuration?.title = shown }
  }

  /// The place of the prompt in the window; nil if the bar has no room for it, so that the last row has to show it.
  var promptFrame: CGRect? {
    guard promptLabel.superview === self, !promptLabel.isHidden else { return nil }
    return convert(promptLabel.frame, to: nil)
  }

  /// Places the prompt on the separator.
  private func layOutPrompt() {
    let width = promptLabel.intrinsicContentSize.width
    promptLabel.isHidden = bounds.height < 32 || width + 16 > bounds.width
    let middle = ((bounds.width - width) / 16).rounded(.down) * 8
    promptLabel.frame = CGRect(x: middle, y: bounds.height - 16, width: width, height: 16)
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    guard rect.size.rows > 1 else { return }
    let row = rect.rows.upperBound - 1
    canvas.drawLine(row: row, columns: rect.columns, clip: clip)
    guard promptFrame != nil else { return }
    let gap = TerminalRect(promptLabel.frame.insetBy(dx: -8, dy: 0))
    let start = TerminalPoint(column: rect.origin.column + gap.origin.column, row: row)
    let blank = String(repeating: " ", count: gap.size.columns)
    canvas.write(blank, at: start, style: TerminalStyle(), clip: clip)
  }
}
