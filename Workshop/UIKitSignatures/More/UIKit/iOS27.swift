// What came with iOS 27. Xcode 27 wants it behind `if #available(iOS 27, *)`, and Xcode 26 doesn't know it.

// uikit/uitabbarcontroller/prominenttabidentifier and performbatchupdates(_:)
extension UITabBarController {
  @available(iOS 27.0, *)
  open var prominentTabIdentifier: String? { get set }
  @available(iOS 27.0, *)
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool)
  @available(iOS 27.0, *)
  open func performBatchUpdates(_ updates: () -> Void)
}
