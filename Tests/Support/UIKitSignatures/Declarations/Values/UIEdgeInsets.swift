// uikit/uiedgeinsets
public struct UIEdgeInsets: Equatable, Sendable {
  public init()
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
}
