// uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var bottom: CGFloat
  public init()
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
}
