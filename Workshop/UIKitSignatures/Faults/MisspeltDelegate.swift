// error: UIKit calls no scene(_:continu:), as far as it is declared.
import UIKit

final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, continu userActivity: NSUserActivity) {}  // fault
}
