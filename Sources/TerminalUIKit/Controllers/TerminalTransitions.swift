/// How a screen changes from one view controller to another, chosen when a test makes the screen.
///
/// UIKit promises little about what may happen while something moves. An app that is only tested
/// where nothing takes time works by luck, so run its tests in both manners.
public enum TerminalTransitions: Sendable {
  /// An animated transition ends in the next turn of the main queue, another one at once, and
  /// whatever is requested in between waits its turn.
  case immediate

  /// Transitions behave as UIKit's may at worst.
  ///
  /// Animated ones take the duration on the clock; others end in a later turn of the main queue.
  /// Meanwhile UIKit's warnings are reported for requests that it would refuse, which then change
  /// nothing, the views that move ignore keys and clicks, and
  /// `animate(alongsideTransition:completion:)` returns `false`, but still calls its completion.
  case taking(Duration, on: any Clock<Duration>)
}
