public import Foundation

extension UIView {
  /// Makes changes, which a terminal shows at once, and calls the completion on the next turn of the main queue.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes, which a terminal shows at once, without the delay.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    if let completion { TerminalTurn.next { completion(true) } }
  }

  /// Makes changes that wouldn't be animated on iOS either.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// The options of animations, which have no effect in a terminal.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The user may act on the views meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins where another is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation begins and ends slowly.
    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
  }
}
