import AppComponents
import AppShell
import UIKit

/// Stars, of which the user chooses from one to all.
///
/// VoiceOver reads them as one control, whose value a swipe up or down changes. They follow the text size.
final class RatingControl: UIStackView {
  /// The number of stars; nil before the user has chosen.
  var rating: Int? { didSet { show() } }
  /// Called after the user has chosen.
  var changed: () -> Void = {}
  private var stars: [UIButton] = []

  /// Creates a control with five stars, on two lines if the text is too large for one.
  static func fiveStars() -> RatingControl {
    let control = RatingControl(arrangedSubviews: [])
    control.axis = .vertical
    control.stars = (1...5).map(control.makeStar)
    control.addArrangedSubview(WrappingRow(control.stars, spacing: 0))
    control.isAccessibilityElement = true
    control.accessibilityTraits = .adjustable
    control.show()
    return control
  }

  override func accessibilityIncrement() { choose(min((rating ?? 0) + 1, stars.count)) }

  override func accessibilityDecrement() { choose(max((rating ?? 1) - 1, 1)) }

  #if os(iOS)
    // Otherwise, a double tap would choose the star in the middle.
    override func accessibilityActivate() -> Bool { true }
  #endif

  private func makeStar(_ number: Int) -> UIButton {
    let star = UIButton(configuration: .plain())
    star.accessibilityIdentifier = "stars-\(number)"
    star.on { [unowned self] in choose(number) }
    return star
  }

  private func choose(_ number: Int) {
    rating = number
    changed()
  }

  private func show() {
    for (index, star) in stars.enumerated() {
      star.configuration?.title = index < rating ?? 0 ? "★" : "☆"
      star.accessibilityLabel = words(index + 1)
    }
    accessibilityValue = rating.map(words)
  }

  private func words(_ number: Int) -> String { localized("\(number) of 5 stars") }
}
