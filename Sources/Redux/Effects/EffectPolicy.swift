/// A rule for effects that have the same key.
///
/// A key is any `Hashable` value: a string, a case of an enum, an id. Each scope has its own keys.
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
  case first(any EffectKey, per: Duration = .zero)
}

extension EffectPolicy {
  var key: AnyEffectKey? {
    switch self {
    case .every: nil
    case .latest(let key, _), .first(let key, _): AnyEffectKey(value: key)
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

/// The key of an effect, which can be compared with keys of other types.
public protocol EffectKey: Hashable, Sendable {}

struct AnyEffectKey: Hashable, Sendable {
  let value: any EffectKey

  static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
