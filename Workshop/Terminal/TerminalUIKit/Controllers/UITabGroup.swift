/// A group of tabs, which an iPad shows as a section of its sidebar, and a terminal as tabs beside the others.
///
/// As in UIKit, a tab bar controller shows the group's own view controller for each of the group's tabs.
@MainActor open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] {
    didSet { adopt(insteadOf: oldValue) }
  }
  /// The tab that is selected, which is one of the children.
  open var selectedChild: UITab? {
    didSet {
      precondition(
        selectedChild.map { $0.parent === self } ?? true,
        "A tab of another group can't be the selected child. Select one of the children.")
    }
  }

  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt(insteadOf: [])
  }

  override var leaves: [UITab] { children.flatMap(\.leaves) }

  override var selectedLeaf: UITab { (selectedChild ?? children.first)?.selectedLeaf ?? self }

  private func adopt(insteadOf old: [UITab]) {
    for child in old where !children.contains(where: { $0 === child }) { child.parent = nil }
    for child in children {
      precondition(
        child.parent == nil || child.parent === self,
        "The tab \(child.identifier) is in two groups. Remove it from one first.")
      child.parent = self
    }
    if selectedChild?.parent !== self { selectedChild = nil }
  }
}
