/// The look of text in a picture.
struct TerminalInk: Hashable {
  let color: String
  let opacity: Double
  let isBold: Bool

  init(_ style: TerminalStyle, _ theme: TerminalTheme) {
    color = theme.rgb(style.isReversed ? style.background : style.foreground).hex
    opacity = style.isDim ? 0.6 : 1
    isBold = style.isBold
  }

  var attributes: String {
    "fill=\"\(color)\""
      + (opacity < 1 ? " opacity=\"\(opacity)\"" : "")
      + (isBold ? " font-weight=\"bold\"" : "")
  }
}

extension TerminalRGB {
  var hex: String {
    let digits = [red, green, blue].flatMap { [$0 >> 4, $0 & 15] }
    return "#" + digits.map { String($0, radix: 16) }.joined()
  }
}
