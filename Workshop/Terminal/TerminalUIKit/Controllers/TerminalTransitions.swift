/// The manner in which view controllers come and go on a screen.
///
/// UIKit promises little about what happens during a transition. An app that is only tested where
/// transitions take no time may work by luck, so run its tests in both manners.
public enum TerminalTransitions: Sendable {
  /// Animated transitions end in the next turn of the main queue, others immediately, and requests made
  /// in between wait their turn.
  case immediate

  /// Transitions behave as badly as UIKit's may.
  ///
  /// Animated ones take the duration on the clock; others end in a later turn of the main queue.
  /// Meanwhile requests that UIKit would refuse change nothing and are reported in UIKit's words,
  /// the pages that move ignore keys and clicks, and `animate(alongsideTransition:completion:)`
  /// returns `false`, but still calls its completion. What is presented loads its view a turn later.
  /// A popover's delegate hears of the sheet in its place, and of a tap beside an action sheet before
  /// its button does. A split view reports late that it collapsed or expanded, and says only
  /// afterwards that it has.
  case taking(Duration, on: any Clock<Duration>)
}
