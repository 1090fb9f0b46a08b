public import Foundation

/// Shows an image, which is one character in a terminal.
@MainActor open class UIImageView: UIView {
  /// The image; nil shows nothing, and takes no room.
  open var image: UIImage? {
    didSet { if image != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a view that shows an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    image.map { CGSize(width: TerminalText.width($0.glyph) * 8, height: 16) } ?? .zero
  }

  override func draw(on canvas: inout TerminalCanvas, in rect: TerminalRect, clip: TerminalRect) {
    super.draw(on: &canvas, in: rect, clip: clip)
    guard let image, rect.size.columns > 0, rect.size.rows > 0 else { return }
    let middle = TerminalPoint(
      column: rect.origin.column + (rect.size.columns - 1) / 2,
      row: rect.origin.row + (rect.size.rows - 1) / 2)
    let style = TerminalStyle(foreground: tintColor.terminalColor)
    canvas.write(image.glyph, at: middle, style: style, clip: clip.intersection(rect))
  }
}
