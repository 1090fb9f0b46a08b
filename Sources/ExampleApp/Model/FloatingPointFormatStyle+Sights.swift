import Foundation

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  /// Four decimals, about ten metres on the ground.
  static var degrees: Self {
    .number.precision(.fractionLength(4)).locale(Locale(identifier: "en_US_POSIX"))
  }

  /// One decimal, as ratings are given.
  static var rating: Self {
    .number.precision(.fractionLength(1)).locale(Locale(identifier: "en_US_POSIX"))
  }
}
