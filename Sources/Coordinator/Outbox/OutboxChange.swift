/// A change that a user makes, such as a vote or a review, and that a server is told later.
///
/// ```swift
/// struct Vote: OutboxChange {
///   let review: Int
///   let isUp: Bool
///
///   var key: String? { "\(review)" }
///   func merged(with next: Vote) -> Vote? { next }
/// }
/// ```
public protocol OutboxChange: Codable, Equatable, Sendable {
  /// Why the server doesn't have a change, so that a screen can say it; a text by default.
  associatedtype Reason: Codable & Equatable & Sendable = String

  /// Names what changes; nil if the change depends on no other.
  ///
  /// Changes with the same key are sent in their order; others don't wait for each other.
  /// A change that is refused holds the later ones with its key until the user decides. A change that depends on an
  /// earlier one has its key, and refers to what that one creates by an identity that the app made itself, because
  /// the server's isn't known yet.
  var key: String? { get }

  /// Returns one change that replaces this one and the next with the same key; nil to send both, which is the default.
  ///
  /// It is only called for a change that can't have reached the server. It must be pure.
  func merged(with next: Self) -> Self?

  /// The time in which a change that may have arrived is sent again, from its first attempt; 23 hours by default.
  ///
  /// Choose a little less than the time for which the server remembers a change's identity, which is often a day. After
  /// that, the change is a conflict, and the user decides whether to send it again. Return nil if sending a change twice
  /// does no harm, such as to remove something.
  var retryPeriod: Duration? { get }

  /// The number of changes that an outbox holds at most for each account; 100 by default. Those beyond it are dropped.
  static var limit: Int { get }
}

extension OutboxChange {
  /// Sends both changes.
  public func merged(with next: Self) -> Self? { nil }
  /// 23 hours.
  public var retryPeriod: Duration? { .seconds(23 * 3_600) }
  /// A hundred changes.
  public static var limit: Int { 100 }
}
