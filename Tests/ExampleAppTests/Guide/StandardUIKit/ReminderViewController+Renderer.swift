#if os(iOS)
  import Coordinator
  import UIKit

  extension ReminderViewController: Renderer {
    /// Shows the given view state.
    func render(_ viewState: ReminderViewState) {
      title = viewState.title
      if let date = viewState.date { datePicker.date = date }
    }
  }
#endif
