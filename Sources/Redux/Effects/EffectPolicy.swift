/// A rule for effects that have the same key.
///
/// A key is a case of an enum that adopts ``EffectKey``. Each scope has its own keys.
public enum EffectPolicy: Sendable {
  /// Runs the effect beside all others.
  case every

  /// Cancels the effect before it, and starts when that one has ended.
  ///
  /// Use it where only the newest effect matters, such as a search. With a delay it is a **debounce**:
  /// the effect starts once that time has passed without a newer one.
  case latest(any EffectKey, after: Duration = .zero)

  /// Ignores the effect while the one before it runs.
  ///
  /// Use it for a button that may be tapped twice. With a duration it is a **throttle**: effects are
  /// also ignored until that time has passed since the last one that was not ignored started, even
  /// if it has ended.
  ///
  /// An effect has ended when it returns. That is a moment before or after its last action is reduced, so where the
  /// next effect depends on the outcome, the reducer must bear a second one.
  case first(any EffectKey, per: Duration = .zero)
}

extension EffectPolicy {
  var key: AnyEffectKey? {
    switch self {
    case .every: nil
    case .latest(let key, _), .first(let key, _): AnyEffectKey(key)
    }
  }

  /// The time to wait before the effect starts.
  var delay: Duration {
    guard case .latest(_, let delay) = self else { return .zero }
    return delay
  }

  /// The time from the start of the effect during which others are ignored.
  var interval: Duration {
    guard case .first(_, let interval) = self else { return .zero }
    return interval
  }
}

/// Names the effects that must not run beside each other.
///
/// Adopt it in an enum of the coordinator. The compiler then checks the names, and the keys of two enums never
/// collide, even if their cases have the same name. A case may carry an id.
///
/// ```swift
/// private enum Work: EffectKey { case load, search, like(Note.ID) }
///
/// effects.run(.latest(Work.load), loadNotes(from: client))
/// effects.cancel(Work.load)
/// ```
public protocol EffectKey: Hashable, Sendable {}

/// A key of any type, which equals only keys of the same type.
struct AnyEffectKey: Hashable, Sendable {
  private let type: ObjectIdentifier
  private let value: any EffectKey

  init(_ value: any EffectKey) {
    type = ObjectIdentifier(Swift.type(of: value))
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(AnyHashable(value))
  }
}
