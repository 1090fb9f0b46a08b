import Foundation

extension NSLayoutConstraint {
  /// The constraint on one line, for warnings.
  var summary: String {
    var text = "\(Self.name(of: first)).\(firstAttribute) \(relation.sign) "
    if relatesToItem {
      text += multiplier == 1 ? "" : "\(multiplier)*"
      text += "\(Self.name(of: second)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    let level = priority == .required ? "" : " @\(priority.rawValue)"
    return "<NSLayoutConstraint \(text)\(level)>"
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    let address = String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
    return "\(type(of: item)):0x\(address)"
  }
}
