import AppComponents
import AppShell
import CoordinatorUIKit
import UIKit

/// Owns the list of saved sights and reports the user's actions.
final class SavedViewController: UIViewController {
  let noticeLabel = UILabel(.body, .notice)
  lazy var notice = noticeLabel.withMargins()
  let wait = WaitViews()
  lazy var waitRow = wait.column.withMargins()
  let tableView = UITableView(frame: .zero, style: .plain)
  lazy var rows = makeRows()
  lazy var undoButton = UIBarButtonItem(
    title: localized("Undo"), primaryAction: UIAction { [unowned self] _ in send(.undoTapped) }
  ).withTerminalKey("u", isOffered: true)
  lazy var clearButton = UIBarButtonItem(
    title: localized("Clear"), primaryAction: UIAction { [unowned self] _ in send(.clearTapped) }
  ).withTerminalKey("c")
  var send: (SavedAction) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    wait.stopButton.on { [unowned self] in send(.stopTapped) }
    rows.appeared = { [unowned self] in send(.rowAppeared($0)) }
    rows.selected = { [unowned self] in send(.sightTapped($0)) }
    rows.trailingActions = { [unowned self] id in [.remove { self.send(.removeTapped(id)) }] }
  }
}

extension SavedViewController: PopoverSource {
  /// Returns the button above which the list asks whether to remove everything.
  func source(of anchor: String) -> (any UIPopoverPresentationControllerSourceItem)? { clearButton }
}
