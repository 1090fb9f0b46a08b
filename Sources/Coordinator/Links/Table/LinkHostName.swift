import Foundation

/// Returns the name of a host as links have it, in lower case; `nil` if it is none.
///
/// A host with letters beyond ASCII becomes the name that the system uses for it, such as `xn--kche-0ra.local` for
/// `küche.local`. An IPv6 address stays in its brackets.
func hostName(_ text: String) -> String? {
  if text.hasPrefix("[") {
    let isAddress =
      text.hasSuffix("]") && text.utf8.count > 4
      && text.utf8.dropFirst().dropLast().allSatisfy {
        $0.hexValue != nil || $0 == .colon || $0 == .dot
      }
    return isAddress ? text.lowercased() : nil
  }
  let labels = text.split(separator: ".", omittingEmptySubsequences: false)
  let names = labels.compactMap { hostLabel(String($0)) }
  return names.count == labels.count ? names.joined(separator: ".") : nil
}

private func hostLabel(_ text: String) -> String? {
  if text.utf8.allSatisfy({ $0 < 0x80 }) {
    return text.utf8.allSatisfy(\.isUnreserved) ? text.lowercased() : nil
  }
  let scalars = text.precomposedStringWithCanonicalMapping.lowercased().unicodeScalars
  // A Kelvin sign isn't a K: what is ASCII only in lower case is no letter of a host.
  let isName =
    scalars.contains { !$0.isASCII }
    && scalars.allSatisfy { scalar in
      scalar.isASCII ? UInt8(scalar.value).isUnreserved : scalar.properties.isAlphabetic
    }
  return isName ? "xn--" + punycode(scalars.map(\.value)) : nil
}

/// Encodes a label as RFC 3492 says.
private func punycode(_ scalars: [UInt32]) -> String {
  var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
  let basicCount = output.count
  if basicCount > 0 { output.append(UInt8(ascii: "-")) }
  var next: UInt32 = 0x80
  var delta = 0
  var bias = 72
  var count = basicCount
  while count < scalars.count {
    guard let smallest = scalars.filter({ $0 >= next }).min() else { break }
    delta += Int(smallest - next) * (count + 1)
    next = smallest
    for scalar in scalars {
      if scalar < next { delta += 1 }
      guard scalar == next else { continue }
      var rest = delta
      var position = 36
      while true {
        let threshold = min(max(position - bias, 1), 26)
        if rest < threshold { break }
        output.append(punycodeDigit(threshold + (rest - threshold) % (36 - threshold)))
        rest = (rest - threshold) / (36 - threshold)
        position += 36
      }
      output.append(punycodeDigit(rest))
      bias = adapted(delta, count: count + 1, isFirst: count == basicCount)
      delta = 0
      count += 1
    }
    delta += 1
    next += 1
  }
  return String(decoding: output, as: UTF8.self)
}

private func punycodeDigit(_ value: Int) -> UInt8 { UInt8(value < 26 ? value + 0x61 : value + 22) }

private func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
  var delta = isFirst ? delta / 700 : delta / 2
  delta += delta / count
  var bias = 0
  while delta > 455 {
    delta /= 35
    bias += 36
  }
  return bias + 36 * delta / (delta + 38)
}
