// foundation/decimal/formatstyle/currency; the toolchain doesn't print it
extension Decimal.FormatStyle {
  public struct Currency: Foundation.FormatStyle {
    public func format(_ value: Decimal) -> String
    public func locale(_ locale: Locale) -> Decimal.FormatStyle.Currency
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
    public static func == (a: Self, b: Self) -> Bool
    public func hash(into hasher: inout Hasher)
  }
}

extension FormatStyle where Self == Decimal.FormatStyle.Currency {
  public static func currency(code: String) -> Self
}
