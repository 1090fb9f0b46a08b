public import Foundation

/// A change in an outbox, until the server has it or the user gives it up.
public struct PendingChange<Change: OutboxChange>: Codable, Equatable, Identifiable, Sendable {
  /// What happens to a change next.
  public enum Status: String, Codable, Sendable {
    /// It is sent when its turn comes and its pause is over.
    case waiting
    /// It is being sent.
    case sending
    /// It waits until its account signs in again.
    case needsSignIn
    /// The server won't take it. The user may edit it, retry it, or discard it.
    case refused
    /// The server has something newer, or may have forgotten that it has the change. The app merges the two, or asks
    /// the user.
    ///
    /// ``PendingChange/mayHaveArrived`` tells the two apart.
    case conflict
  }

  /// Identifies the change for the server, which takes it once however often it is sent.
  ///
  /// Send it as `Idempotency-Key`. A server doesn't remember it forever; see ``OutboxChange/retryPeriod``.
  public internal(set) var id: String
  /// What to send.
  public internal(set) var change: Change
  /// The account that made the change; nil if none is needed.
  ///
  /// No other account sends it.
  public let account: String?
  /// What happens to the change next.
  public internal(set) var status = Status.waiting
  /// How often it was sent, including now.
  public internal(set) var attempts = 0
  /// Whether the server may have the change, although no answer said so.
  public internal(set) var mayHaveArrived = false
  /// Why the last attempt failed; nil before that.
  public internal(set) var reason: Change.Reason?
  /// The pause before the next attempt; nil for none.
  public internal(set) var pause: OutboxPause?

  /// The date of the first attempt that may have arrived, or of the last one if none may have.
  var firstAttempt: Date?
  /// Whether its account has signed in since it is being sent, so that a refusal concerns an earlier sign-in.
  var wasSignedInMeanwhile = false

  /// Creates a change that waits to be sent.
  ///
  /// - Parameters:
  ///   - change: What to send.
  ///   - id: Its identity, such as `UUID().uuidString`. Never use one for two changes.
  ///   - account: The account that made it; nil if none is needed.
  public init(_ change: Change, id: String, account: String?) {
    self.change = change
    self.id = id
    self.account = account
  }

  /// Whether another change can take its place, so that the server never gets both.
  public var canBeReplaced: Bool { status != .sending && !mayHaveArrived }

  /// What is sent in order.
  var lane: OutboxLane {
    OutboxLane(account: account, key: change.key, id: change.key == nil ? id : nil)
  }
}

/// The changes of one account with one key, or a change without a key.
struct OutboxLane: Hashable, Sendable {
  let account: String?
  let key, id: String?
}

extension PendingChange {
  /// Reads a change, and counts at most a million attempts.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    change = try values.decode(Change.self, forKey: .change)
    account = try values.decodeIfPresent(String.self, forKey: .account)
    status = try values.decode(Status.self, forKey: .status)
    attempts = try values.decode(Int.self, forKey: .attempts).clamped(to: 0...1_000_000)
    mayHaveArrived = try values.decode(Bool.self, forKey: .mayHaveArrived)
    reason = try values.decodeIfPresent(Change.Reason.self, forKey: .reason)
    pause = try values.decodeIfPresent(OutboxPause.self, forKey: .pause)
    firstAttempt = try values.decodeIfPresent(Date.self, forKey: .firstAttempt)?
      .clamped(to: .distantPast ... .distantFuture)
    wasSignedInMeanwhile = try values.decode(Bool.self, forKey: .wasSignedInMeanwhile)
  }
}

/// A pause before a change is sent again.
public struct OutboxPause: Codable, Hashable, Sendable {
  /// The longest pause, a year, whatever a server or a file says.
  static let longest = Duration.seconds(31_536_000)

  /// The end of the pause.
  public let end: Date
  /// Its length when it began, so that a device whose clock was set back waits no longer than that.
  let length: Duration
  /// Whether the server asked for it, so that only the user ends it early.
  let isServersWish: Bool

  /// Returns how much of the pause is left, less than a millisecond being nothing.
  ///
  /// - Parameters:
  ///   - now: The date by a clock that doesn't jump.
  ///   - start: When the pause was first seen by that clock. It is over its length later at the latest, even if the
  ///     device's clock was set back before the app started.
  /// - Returns: The rest of the pause.
  func rest(at now: Date, since start: Date) -> Duration {
    let left = min(
      end.timeIntervalSince(now), length / .seconds(1) - now.timeIntervalSince(start))
    return left < 0.001 ? .zero : .seconds(left)
  }
}

extension OutboxPause {
  /// Reads a pause of a year at most.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    end = try values.decode(Date.self, forKey: .end).clamped(to: .distantPast ... .distantFuture)
    length = try values.decode(Duration.self, forKey: .length).clamped(to: .zero...Self.longest)
    isServersWish = try values.decode(Bool.self, forKey: .isServersWish)
  }
}

extension Comparable {
  /// Returns the nearest value in a range.
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
