/// Makes keys of different types comparable.
struct EffectKey: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
