// uikit/uidevice
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { get }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { get }
}

// uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
  case pad = 1
}
