import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import TerminalUIKit
#endif

// What the view controllers of most apps contain; in #if is what the terminal doesn't have. `make ios-check` compiles
// all but the last lines, which need Objective-C, and `EverydayUIKitTests` counts them.

@MainActor func everydayColors(_ view: UIView, _ label: UILabel) {
  view.backgroundColor = .white
  view.backgroundColor = .clear
  view.backgroundColor = .tertiarySystemBackground
  view.backgroundColor = UIColor(named: "Card")
  label.textColor = .secondaryLabel
  label.textColor = .systemPink
  label.textColor = .systemPurple
  label.textColor = .systemGray4
  label.textColor = .systemBlue
  label.textColor = UIColor.black.withAlphaComponent(0.6)
  label.textColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
}

@MainActor func everydayLabels(_ label: UILabel) {
  label.text = "Followers"
  label.numberOfLines = 0
  label.font = .preferredFont(forTextStyle: .headline)
  label.font = .systemFont(ofSize: 17)
  label.font = .systemFont(ofSize: 17, weight: .semibold)
  label.font = .boldSystemFont(ofSize: 20)
  label.adjustsFontForContentSizeCategory = true
  label.textAlignment = .left
  label.textAlignment = .center
  label.lineBreakMode = .byTruncatingTail
  label.adjustsFontSizeToFitWidth = true
  label.minimumScaleFactor = 0.8
  label.attributedText = NSAttributedString(
    string: "ada", attributes: [.foregroundColor: UIColor.link])
}

@MainActor func everydayViews(_ view: UIView, _ other: UIView) {
  view.addSubview(other)
  view.translatesAutoresizingMaskIntoConstraints = false
  view.isHidden = true
  view.alpha = 0.5
  view.clipsToBounds = true
  view.tintColor = .systemGreen
  view.tag = 7
  view.contentMode = .scaleAspectFit
  view.layer.cornerRadius = 10
  view.layer.borderWidth = 2
  view.layer.borderColor = UIColor.systemGray4.cgColor
  view.bringSubviewToFront(other)
  view.endEditing(true)
  view.layoutMargins.top = view.safeAreaInsets.top
  UIView.animate(withDuration: 0.3) { view.alpha = 1 }
  UIView.animate(
    withDuration: 0.3, animations: { view.alpha = 0 }, completion: { _ in view.isHidden = true })
  NSLayoutConstraint.activate([
    other.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
  ])
  other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
}

@MainActor func everydayStacks(_ stack: UIStackView, _ view: UIView) {
  stack.spacing = 8
  stack.alignment = .center
  stack.distribution = .fillEqually
  stack.addArrangedSubview(view)
}

@MainActor func everydayImages(_ imageView: UIImageView) {
  imageView.image = UIImage(systemName: "star")
  imageView.image = UIImage(named: "avatar-placeholder")
  imageView.image = imageView.image?.withRenderingMode(.alwaysTemplate)
}

@MainActor func everydayButtons(_ button: UIButton) {
  _ = UIButton(type: .system)
  button.setTitle("Follow", for: .normal)
  button.setTitleColor(.white, for: .normal)
  button.setImage(UIImage(systemName: "plus"), for: .normal)
  button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
  button.addAction(UIAction { _ in }, for: .touchUpInside)
  button.isEnabled = false
  button.configuration?.image = UIImage(systemName: "person")
  button.configuration?.baseBackgroundColor = .systemPink
}

@MainActor func everydayFields(_ field: UITextField, _ delegate: any UITextFieldDelegate) {
  field.delegate = delegate
  field.placeholder = "Username"
  field.borderStyle = .roundedRect
  field.textColor = .label
  field.textAlignment = .center
  field.autocorrectionType = .no
  field.autocapitalizationType = .none
  field.keyboardType = .emailAddress
  field.returnKeyType = .go
  field.isSecureTextEntry = true
  field.clearButtonMode = .whileEditing
  field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  field.becomeFirstResponder()
}

@MainActor func everydayTables(_ table: UITableView, _ path: IndexPath, _ header: UIView) {
  _ = UITableView(frame: .zero, style: .insetGrouped)
  _ = UITableViewCell()
  table.rowHeight = 80
  table.estimatedRowHeight = 44
  table.tableHeaderView = header
  table.tableFooterView = UIView(frame: .zero)
  table.separatorStyle = .none
  table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  _ = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
  _ = table.dequeueReusableCell(withIdentifier: "Cell")
  table.deleteRows(at: [path], with: .left)
  table.insertRows(at: [path], with: .automatic)
  table.reloadRows(at: [path], with: .fade)
  table.beginUpdates()
  table.endUpdates()
  table.setEditing(true, animated: true)
  _ = table.indexPathForSelectedRow
  table.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  table.setContentOffset(.zero, animated: true)
  table.showsVerticalScrollIndicator = false
  table.isPagingEnabled = true
  _ = path.item
}

class EverydayTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
}

class EverydayTableViewController: UITableViewController {}

#if os(iOS)
  class EverydayCollectionCell: UICollectionViewCell {}

  @MainActor func everydayCollections(
    _ collectionView: UICollectionView, _ delegate: any UICollectionViewDelegate
  ) {
    collectionView.delegate = delegate
    collectionView.register(EverydayCollectionCell.self, forCellWithReuseIdentifier: "Cell")
    UICollectionViewFlowLayout().itemSize = CGSize(width: 100, height: 140)
    _ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    _ = UICollectionViewDiffableDataSource<Int, Int>.self
  }
#endif

@MainActor func everydaySearch(
  _ item: UINavigationItem, _ updater: any UISearchResultsUpdating,
  _ delegate: any UISearchBarDelegate
) {
  item.searchController = UISearchController()
  item.searchController?.searchResultsUpdater = updater
  item.searchController?.searchBar.placeholder = "Search for a username"
  item.searchController?.searchBar.delegate = delegate
  item.searchController?.obscuresBackgroundDuringPresentation = false
  item.hidesSearchBarWhenScrolling = false
}

@MainActor func everydayBars(
  _ controller: UINavigationController, _ item: UINavigationItem, _ page: UIViewController
) {
  controller.navigationBar.prefersLargeTitles = true
  controller.setNavigationBarHidden(true, animated: true)
  controller.isNavigationBarHidden = false
  controller.pushViewController(page, animated: true)
  UINavigationBar.appearance().tintColor = .systemGreen
  UINavigationBarAppearance().configureWithOpaqueBackground()
  page.hidesBottomBarWhenPushed = true
  page.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
  page.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 1)
  item.largeTitleDisplayMode = .never
  item.rightBarButtonItems = [
    UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action),
  ]
  item.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in })
  item.leftBarButtonItem = UIBarButtonItem(systemItem: .refresh, primaryAction: UIAction { _ in })
  item.titleView = UILabel()
  item.backButtonTitle = "Back"
  item.hidesBackButton = true
}

@MainActor func everydayPresentation(
  _ page: UIViewController, _ other: UIViewController, _ alert: UIAlertController
) {
  page.modalTransitionStyle = .crossDissolve
  page.modalPresentationStyle = .overFullScreen
  page.present(other, animated: true)
  page.dismiss(animated: true)
  page.show(other, sender: nil)
  #if os(iOS)
    _ = UIActivityViewController(activityItems: ["ada"], applicationActivities: nil)
  #endif
  alert.addAction(UIAlertAction(title: "OK", style: .default))
}

@MainActor func everydayControls(
  _ page: UIViewController, _ toggle: UISwitch, _ spinner: UIActivityIndicatorView
) {
  UISlider().value = 0.5
  UIStepper().stepValue = 5
  UIDatePicker().datePickerMode = .date
  #if os(iOS)
    UIPickerView().selectRow(0, inComponent: 0, animated: false)
  #endif
  UIPageControl().numberOfPages = 3
  #if os(iOS)
    _ = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    UIToolbar().setItems([UIBarButtonItem.flexibleSpace()], animated: false)
  #endif
  _ = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  toggle.setOn(true, animated: true)
  UIImpactFeedbackGenerator(style: .light).impactOccurred()
  _ = UIActivityIndicatorView()
  spinner.style = .large
}

@MainActor func everydaySystem(_ page: UIViewController) {
  #if os(iOS)
    _ = UIScreen.main.bounds.width
    _ = UIDevice.current.userInterfaceIdiom == .phone
  #endif
  _ = page.traitCollection.userInterfaceStyle == .dark
  _ = UIResponder.keyboardWillShowNotification
}

#if canImport(ObjectiveC) && os(iOS)
  class EverydayTargets: UIViewController {
    @objc func tapped(_ sender: UIButton) {}
    func addTargets(_ button: UIButton) {
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: #selector(tapped))
      NotificationCenter.default.addObserver(
        self, selector: #selector(tapped), name: nil, object: nil)
    }
  }
#endif
