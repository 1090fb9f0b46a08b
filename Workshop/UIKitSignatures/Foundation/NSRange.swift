// foundation/nsrange
extension NSRange {
  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S)
  where R.Bound == S.Index
}
