public import Foundation

/// Shows the words and the picture of a row.
@MainActor open class UIListContentView: UIView, UIContentView {
  private let imageLabel = UILabel()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var content: UIListContentConfiguration

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  /// Makes a view that shows the configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for label in [imageLabel, textLabel, secondaryLabel] { addSubview(label) }
    show()
  }

  /// Makes an empty view; there are no archives to read from.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  private func show() {
    imageLabel.text = content.image?.glyph
    imageLabel.textColor = content.imageProperties.tintColor ?? .tintColor
    set(textLabel, content.text, content.textProperties)
    set(secondaryLabel, content.secondaryText, content.secondaryTextProperties)
    invalidateIntrinsicContentSize()
  }

  private func set(
    _ label: UILabel, _ text: String?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
  }

  override func fittingHeight(forWidth width: CGFloat) -> CGFloat? {
    places(width: width).height
  }

  open override func layoutSubviews() {
    let places = places(width: bounds.width)
    imageLabel.frame = places.image
    textLabel.frame = places.text
    secondaryLabel.frame = places.secondary
  }

  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 16
  }

  private func places(width: CGFloat) -> Places {
    let margins = content.directionalLayoutMargins
    var places = Places()
    var area = CGRect(
      x: margins.leading, y: margins.top, width: width - margins.leading - margins.trailing,
      height: 16)
    if content.image != nil {
      places.image = CGRect(x: area.minX, y: area.minY, width: 8, height: 16)
      area.origin.x += 16
      area.size.width -= 16
    }
    place(in: area, &places)
    places.height = max(16, max(places.text.maxY, places.secondary.maxY) + margins.bottom)
    return places
  }

  private func place(in area: CGRect, _ places: inout Places) {
    let value = secondaryLabel.intrinsicContentSize.width
    let isSideBySide =
      content.prefersSideBySideTextAndSecondaryText
      && textLabel.intrinsicContentSize.width + value + 16 <= area.width
    let height = textLabel.fittingHeight(forWidth: area.width) ?? 0
    places.text = CGRect(origin: area.origin, size: CGSize(width: area.width, height: height))
    guard !isSideBySide else {
      places.text.size.width = area.width - value - 16
      places.secondary = CGRect(x: area.maxX - value, y: area.minY, width: value, height: 16)
      return
    }
    let below = secondaryLabel.fittingHeight(forWidth: area.width) ?? 0
    places.secondary = CGRect(x: area.minX, y: places.text.maxY, width: area.width, height: below)
  }
}
