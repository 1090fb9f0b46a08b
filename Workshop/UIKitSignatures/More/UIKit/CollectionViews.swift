// uikit/uicollectionviewlayout
@MainActor open class UICollectionViewLayout: NSObject, Sendable {
  public override init()
  public init?(coder: NSCoder)
  open func invalidateLayout()
}

// uikit/nscollectionlayoutdimension
@MainActor open class NSCollectionLayoutDimension: NSObject, Sendable {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
  open class func absolute(_ absoluteDimension: CGFloat) -> Self
  open class func estimated(_ estimatedDimension: CGFloat) -> Self
}

// uikit/nscollectionlayoutsize
@MainActor open class NSCollectionLayoutSize: NSObject, Sendable {
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension)
}

// uikit/nsdirectionaledgeinsets, from memory
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public init()
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
}

// uikit/nscollectionlayoutitem
@MainActor open class NSCollectionLayoutItem: NSObject, Sendable {
  public convenience init(layoutSize: NSCollectionLayoutSize)
  open var contentInsets: NSDirectionalEdgeInsets { get set }
}

// uikit/nscollectionlayoutspacing
@MainActor open class NSCollectionLayoutSpacing: NSObject, Sendable {
  open class func fixed(_ fixedSpacing: CGFloat) -> Self
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self
}

// uikit/nscollectionlayoutgroup
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self
  open var interItemSpacing: NSCollectionLayoutSpacing? { get set }
}

// uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

// uikit/nscollectionlayoutsection
@MainActor open class NSCollectionLayoutSection: NSObject, Sendable {
  public convenience init(group: NSCollectionLayoutGroup)
  open var contentInsets: NSDirectionalEdgeInsets { get set }
  open var interGroupSpacing: CGFloat { get set }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    get
    set
  }
}

// uikit/uicollectionlayoutlistconfiguration-swift.struct
@MainActor @preconcurrency public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  public init(appearance: UICollectionLayoutListConfiguration.Appearance)
  public var showsSeparators: Bool { get set }
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get
    set
  }
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get
    set
  }
}

// uikit/nscollectionlayoutenvironment
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

// uikit/uicollectionviewcompositionallayoutsectionprovider
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

// uikit/uicollectionviewcompositionallayout
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection)
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
}

extension UICollectionViewCompositionalLayout {
  @MainActor @preconcurrency public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout
}

extension NSCollectionLayoutSection {
  @MainActor @preconcurrency public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self
}

// uikit/uicollectionreusableview
@_inheritsConvenienceInitializers @MainActor open class UICollectionReusableView: UIView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open func prepareForReuse()
}

// uikit/uicollectionviewcell
@_inheritsConvenienceInitializers @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentView: UIView { get }
  open var isSelected: Bool { get set }
  open var isHighlighted: Bool { get set }
}

extension UICollectionViewCell {
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get
    set
  }
}

// uikit/uicollectionviewlistcell
@_inheritsConvenienceInitializers @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect)
  public required init?(coder: NSCoder)
}

extension UICollectionViewListCell {
  @MainActor @preconcurrency public func defaultContentConfiguration()
    -> UIListContentConfiguration
}

// uikit/uicollectionviewdelegate
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

// Optional requirements in UIKit.
extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
}

// uikit/uicollectionviewdatasource
@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

// uikit/uicollectionviewdatasourceprefetching
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

// uikit/uicollectionview
@_inheritsConvenienceInitializers @MainActor open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  public required init?(coder: NSCoder)
  open var collectionViewLayout: UICollectionViewLayout { get set }
  weak open var delegate: (any UICollectionViewDelegate)? { get set }
  weak open var dataSource: (any UICollectionViewDataSource)? { get set }
  weak open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get set }
  open var backgroundView: UIView? { get set }
  open var indexPathsForVisibleItems: [IndexPath] { get }
  open var indexPathsForSelectedItems: [IndexPath]? { get }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
  open func deselectItem(at indexPath: IndexPath, animated: Bool)
  open func reloadData()

  // uikit/uicollectionview/cellregistration
  @MainActor @preconcurrency public struct CellRegistration<Cell, Item>
  where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler)
  }
}

extension UICollectionView {
  @MainActor @preconcurrency public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
    item: Item?
  ) -> Cell where Cell: UICollectionViewCell
}

// uikit/uicollectionviewdiffabledatasource-9tqpa
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType, ItemIdentifierType
>: NSObject, UICollectionViewDataSource, Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  @MainActor @preconcurrency public init(
    collectionView: UICollectionView, cellProvider: @escaping CellProvider)
  @MainActor @preconcurrency open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
  @MainActor @preconcurrency open func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  @MainActor @preconcurrency open func indexPath(
    for itemIdentifier: ItemIdentifierType
  ) -> IndexPath?
  @MainActor @preconcurrency open func itemIdentifier(
    for indexPath: IndexPath
  ) -> ItemIdentifierType?
  @MainActor @preconcurrency open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  @MainActor @preconcurrency open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}
