import Foundation

#if os(iOS)
  import UIKit
#endif

/// Offers a file to the system's sheet, in its own window, in front of the app's screens.
@MainActor func offerToShare(_ file: URL) {
  #if os(iOS)
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.session.role == .windowApplication }
    // With two windows, one may be in the background.
    guard
      let scene = scenes.first(where: { $0.activationState == .foregroundActive }) ?? scenes.first
    else { return }
    let (window, page) = (UIWindow(windowScene: scene), UIViewController())
    window.rootViewController = page
    window.makeKeyAndVisible()
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = page.view
    // The closure keeps the window until the sheet goes.
    sheet.completionWithItemsHandler = { _, _, _, _ in window.isHidden = true }
    page.present(sheet, animated: true)
  #endif
}
