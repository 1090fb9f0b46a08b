public import Foundation

/// Searches in what a page shows, by a field below its navigation bar.
@MainActor open class UISearchController: UIViewController {
  /// The object that follows the text of the field.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Whether the page is covered while the user searches, which a terminal's isn't.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar disappears while the user searches, which a terminal's doesn't.
  open var hidesNavigationBarDuringPresentation = true
  /// The bar with the field.
  public let searchBar = UISearchBar()
  /// The view controller that shows results elsewhere, which a terminal only keeps.
  public let searchResultsController: UIViewController?

  /// Creates a search controller; nil lets the page show the results itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  /// Creates a search controller whose page shows the results itself; the nib is ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.controller = self
  }

  /// Creates a search controller; the coder is ignored.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// Whether the user searches: the field has text or the focus.
  ///
  /// To end the search, set it to false.
  open var isActive: Bool {
    get { searchBar.searchTextField.isEditing || searchBar.text?.isEmpty == false }
    set {
      if newValue {
        searchBar.searchTextField.becomeFirstResponder()
      } else {
        searchBar.text = ""
        searchBar.searchTextField.resignFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
      }
    }
  }
}

/// Follows the text of a search.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told what the user does with a search bar.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called when the user presses Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Called when the user cancels the search, which a terminal's user does by clearing the field.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for searching, with the width of its view.
@MainActor open class UISearchBar: UIView {
  weak var controller: UISearchController?
  /// The object that is told what the user does.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField()

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  /// Creates a bar; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  /// The text; setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown in the empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The way of capitalizing text, which has no effect in a terminal.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the keyboard corrects the text, which a terminal doesn't do.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the bar has a button that cancels the search, which is Escape in a terminal.
  open var showsCancelButton = false

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 16)
  }

  private func addField() {
    addSubview(searchTextField)
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.tellChange() }, for: .editingChanged)
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarSearchButtonClicked(self)
      }, for: .primaryActionTriggered)
  }

  private func tellChange() {
    let words = text ?? ""
    delegate?.searchBar(self, textDidChange: words)
    if words.isEmpty { delegate?.searchBarCancelButtonClicked(self) }
    if let controller { controller.searchResultsUpdater?.updateSearchResults(for: controller) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = CGRect(x: 8, y: 0, width: max(0, bounds.width - 16), height: 16)
  }
}
