/// Says what becomes of work when other work with the same key is there.
///
/// A key is anything `Hashable`: a string, a case of an enum, an id. Keys of different scopes have
/// nothing to do with each other.
public enum EffectPolicy: Sendable {
  /// Runs beside all other work.
  case every

  /// Cancels the work before it, and begins when that has ended.
  ///
  /// Right for a search: only the last words count. With a delay it is a **debounce**: the work
  /// begins when that time has gone by and nothing newer came.
  case latest(any Hashable & Sendable, after: Duration = .zero)

  /// Is ignored while the work before it runs.
  ///
  /// Right for a button that is tapped twice. With a duration it is a **throttle**: it is also ignored
  /// until that time has gone by since the last work began that was not ignored, even if that has ended.
  case first(any Hashable & Sendable, per: Duration = .zero)
}

extension EffectPolicy {
  var key: EffectKey? {
    switch self {
    case .every: nil
    case .latest(let key, _), .first(let key, _): EffectKey(value: key)
    }
  }

  /// How long to wait before the work begins.
  var delay: Duration {
    guard case .latest(_, let delay) = self else { return .zero }
    return delay
  }

  /// How long from the beginning of the work others are ignored.
  var interval: Duration {
    guard case .first(_, let interval) = self else { return .zero }
    return interval
  }
}
