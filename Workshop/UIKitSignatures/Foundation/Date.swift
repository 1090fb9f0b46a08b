// foundation/date/formatstyle; the toolchain doesn't print these
extension Date.FormatStyle {
  public struct DateStyle: Codable, Hashable, Sendable {
    public static let omitted: Date.FormatStyle.DateStyle
    public static let numeric: Date.FormatStyle.DateStyle
    public static let abbreviated: Date.FormatStyle.DateStyle
    public static let long: Date.FormatStyle.DateStyle
    public static let complete: Date.FormatStyle.DateStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
    public static func == (a: Self, b: Self) -> Bool
    public func hash(into hasher: inout Hasher)
  }

  public struct TimeStyle: Codable, Hashable, Sendable {
    public static let omitted: Date.FormatStyle.TimeStyle
    public static let shortened: Date.FormatStyle.TimeStyle
    public static let standard: Date.FormatStyle.TimeStyle
    public static let complete: Date.FormatStyle.TimeStyle
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
    public static func == (a: Self, b: Self) -> Bool
    public func hash(into hasher: inout Hasher)
  }

  public init(
    date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil,
    locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    timeZone: TimeZone = .autoupdatingCurrent,
    capitalizationContext: FormatStyleCapitalizationContext = .unknown)
}

// foundation/date/formatstyle/symbol
extension Date.FormatStyle {
  public struct Symbol {
    public struct Day {
      public static let defaultDigits: Date.FormatStyle.Symbol.Day
      public static let twoDigits: Date.FormatStyle.Symbol.Day
    }

    public struct Month {
      public static let defaultDigits: Date.FormatStyle.Symbol.Month
      public static let twoDigits: Date.FormatStyle.Symbol.Month
      public static let abbreviated: Date.FormatStyle.Symbol.Month
      public static let wide: Date.FormatStyle.Symbol.Month
    }

    public struct Year {
      public static let defaultDigits: Date.FormatStyle.Symbol.Year
      public static let twoDigits: Date.FormatStyle.Symbol.Year
    }
  }

  public func day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle
  public func month(_ format: Date.FormatStyle.Symbol.Month = .defaultDigits) -> Date.FormatStyle
  public func year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle
}

extension Date.FormatStyle: FormatStyle {
  public func format(_ value: Date) -> String
  public func locale(_ locale: Locale) -> Date.FormatStyle
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
