import AppComponents
import AppShell
import CoordinatorUIKit
import UIKit

/// Owns the list of saved sights and reports the user's actions.
final class SavedViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = TableRows<Sight.ID?>(in: tableView) { $0.showSight($1) }
  lazy var undoButton = UIBarButtonItem(
    title: localized("Undo"), primaryAction: UIAction { [unowned self] _ in send(.undoTapped) }
  )
  lazy var clearButton = UIBarButtonItem(
    title: localized("Clear"), primaryAction: UIAction { [unowned self] _ in send(.clearTapped) }
  )
  var send: (SavedAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    rows.appeared = { [unowned self] id in
      if let id { send(.rowAppeared(id)) }
    }
    rows.selected = { [unowned self] id in
      send(id.map(SavedAction.sightTapped) ?? .statusTapped)
    }
    rows.trailingActions = { [unowned self] id in
      if let id { [.remove { self.send(.removeTapped(id)) }] } else { [] }
    }
  }
}

extension SavedViewController: PopoverSource {
  /// Returns the button above which the list asks whether to remove everything.
  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? { clearButton }
}
