// error: 'UIGlassEffect' is only available in iOS 26.0 or newer
import UIKit

@MainActor func cover(
  _ view: UIVisualEffectView,
  with effect: UIVisualEffect = UIGlassEffect(style: .regular)  // fault
) {
  view.effect = effect
}
