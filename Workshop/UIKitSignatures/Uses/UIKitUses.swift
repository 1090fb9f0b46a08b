import UIKit

/// A list that overrides what only a class can have, and uses cases that only an enum can have.
final class GridViewController: UIViewController, UITableViewDelegate, UISearchResultsUpdating {
  let table = UITableView(frame: .zero, style: .insetGrouped)
  let slider = UISlider(frame: .zero, primaryAction: UIAction { _ in })
  let removeButton = UIButton(configuration: .tinted())
  let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    removeButton.role = .destructive
    titleLabel.textAlignment = .natural
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 20))
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.searchController?.searchResultsUpdater = self
    table.delegate = self
    if table.dataSource == nil { table.reloadData() }
    UIView.animate(withDuration: 0.2) { self.titleLabel.alpha = 1 }
    let tap = UISelectionFeedbackGenerator()
    tap.selectionChanged()
  }

  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }

  @available(iOS 26.0, *)
  override func updateProperties() {
    super.updateProperties()
    removeButton.configuration = .prominentGlass()
    table.topEdgeEffect.style = .hard
    navigationItem.subtitle = "Kept"
  }

  func updateSearchResults(for searchController: UISearchController) {}

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let remove = UIAction(title: "Remove", attributes: .destructive) { _ in }
    return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [remove]) })
  }
}

/// A cell of a grid, and its data source.
final class PictureCell: UICollectionViewCell {
  let picture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    contentView.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }
}

func makeGrid() -> UICollectionViewDiffableDataSource<Int, Int> {
  let item = NSCollectionLayoutItem(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
    repeatingSubitem: item, count: 3)
  let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
  let cells = UICollectionView.CellRegistration<PictureCell, Int> { _, _, _ in }
  return UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, number in
    grid.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
  }
}

func isCompact(_ traits: UITraitCollection) -> Bool {
  switch traits.horizontalSizeClass {
  case .compact: true
  case .regular, .unspecified: false
  @unknown default: false
  }
}

func zoom(to controller: UIViewController, from cell: PictureCell) {
  controller.preferredTransition = .zoom { [weak cell] _ in cell?.picture }
}

func makeTabs(_ list: UIViewController, _ search: UIViewController) -> UITabBarController {
  let find = UISearchTab { _ in search }
  if #available(iOS 26, *) { find.automaticallyActivatesSearch = true }
  let all = UITab(title: "All", image: nil, identifier: "all") { _ in list }
  let tabs = UITabBarController(tabs: [
    UITabGroup(title: "Lists", image: nil, identifier: "lists", children: [all]), find,
  ])
  tabs.mode = .tabSidebar
  if #available(iOS 26, *) { tabs.tabBarMinimizeBehavior = .onScrollDown }
  return tabs
}
