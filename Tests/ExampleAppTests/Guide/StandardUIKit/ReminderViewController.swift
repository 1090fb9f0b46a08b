#if os(iOS)
  import UIKit

  /// Owns the date picker, which this app leaves out of the terminal, and reports the date.
  final class ReminderViewController: UIViewController {
    let datePicker = UIDatePicker()
    var send: (ReminderAction) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      layOutViews()
      datePicker.addAction(
        UIAction { [unowned self] _ in send(.dateChosen(datePicker.date)) }, for: .valueChanged)
    }
  }
#else
  import AppShell

  typealias ReminderViewController = StandInViewController<ReminderAction, ReminderViewState>
#endif
