import AppShell
import Coordinator
import Redux
import UIKit

/// The place beside a list while no sight is chosen.
final class NoSightViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

extension NoSightViewController: Renderer {
  /// Tells the user to choose a sight, unless the list has none.
  func render(_ canChoose: Bool) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = localized("No Sight Chosen")
    configuration.secondaryText = localized("Choose one in the list to read about it here.")
    contentUnavailableConfiguration = canChoose ? configuration : nil
  }
}

nonisolated extension AppState {
  /// Whether the list in a tab shows sights, so that the user can choose one.
  subscript(canChooseSightIn tab: AppMap.Tab) -> Bool {
    switch tab {
    case .explore: self[sights: nil].count.loaded > 0
    case .saved: !bookmarks.sights.isEmpty
    case .account, .update: false
    }
  }
}
