import Foundation

/// How long the root of a layout is on an axis: as its frame says, or as its content likes.
enum LayoutLength {
  case fixed(CGFloat)
  case wished(CGFloat, UILayoutPriority)

  var isFixed: Bool {
    switch self {
    case .fixed: true
    case .wished(_, let priority): priority == .required
    }
  }

  var value: CGFloat {
    switch self {
    case .fixed(let length), .wished(let length, _): length
    }
  }
}
