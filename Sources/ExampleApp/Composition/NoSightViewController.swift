import AppShell
import UIKit

/// The place beside a list while no sight is chosen.
final class NoSightViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    follow(splitViewController?.list)
  }

  /// Tells the user to choose a sight, unless the list says that there is none, or none yet.
  func follow(_ list: UIViewController?) {
    let explore = list as? ExploreViewController
    guard list?.contentUnavailableConfiguration == nil, explore?.viewState?.placeholder == nil
    else {
      return contentUnavailableConfiguration = nil
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = localized("No Sight Chosen")
    configuration.secondaryText = localized("Choose one in the list to read about it here.")
    contentUnavailableConfiguration = configuration
  }
}

extension UISplitViewController {
  /// The list in the first column.
  fileprivate var list: UIViewController? {
    (viewController(for: .primary) as? UINavigationController)?.viewControllers.first
  }

  /// The place beside the list while no sight is chosen.
  var noSight: NoSightViewController? {
    let page = (viewController(for: .secondary) as? UINavigationController)?.viewControllers.first
    return page as? NoSightViewController
  }
}
