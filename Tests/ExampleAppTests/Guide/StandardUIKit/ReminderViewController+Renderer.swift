#if os(iOS)
  import Coordinator
  import UIKit

  extension ReminderViewController: Renderer {
    func render(_ viewState: ReminderViewState) {
      title = viewState.title
      if let date = viewState.date { datePicker.date = date }
    }
  }
#endif
