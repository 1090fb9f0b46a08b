public import Foundation

extension UIView {
  /// Makes the changes at once: a terminal has no frames in between.
  ///
  /// The completion follows in the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    TerminalTurn.next { completion(true) }
  }

  /// Makes the changes; nothing would have been animated anyway.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// How an animation runs; a terminal keeps none of it.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
  }
}
