extension UIViewController {
  /// The view of the placeholder, which covers the page, or the rows of a list.
  var placeholder: UIView? { unavailableView ?? viewIfLoaded?.tableBackground }

  func showContentUnavailable() {
    guard let configuration = contentUnavailableConfiguration else {
      unavailableView?.removeFromSuperview()
      unavailableView = nil
      return
    }
    if let unavailableView, unavailableView.superview != nil {
      unavailableView.configuration = configuration
      return
    }
    let page = configuration.makeContentView()
    unavailableView = page
    page.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(page)
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      page.topAnchor.constraint(equalTo: view.topAnchor),
      page.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}

extension UIView {
  fileprivate var tableBackground: UIView? {
    (self as? UITableView)?.backgroundView ?? subviews.lazy.compactMap(\.tableBackground).first
  }
}
