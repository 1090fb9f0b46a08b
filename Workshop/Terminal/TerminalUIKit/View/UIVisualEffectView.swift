public import Foundation

/// An effect behind content, which a terminal doesn't have.
@MainActor open class UIVisualEffect: NSObject {}

/// A blur, which a terminal doesn't show.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of the blur.
  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The styles of blurs.
  public enum Style: Int, Sendable {
    /// The usual blur.
    case regular = 4
    /// A stronger blur.
    case prominent = 5
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
  }
}

/// Shows its content without the effect.
@MainActor open class UIVisualEffectView: UIView {
  /// The effect, which a terminal only keeps, for tests.
  open var effect: UIVisualEffect?
  /// The view for subviews.
  public let contentView = UIView()

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view without an effect; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
