import Coordinator
import CoordinatorUIKit
import UIKit

@MainActor func addTransition(
  _ cardTransition: any UIViewControllerTransitioningDelegate,
  to containers: inout UIKitContainers<NotesMap>
) {
  containers.willPresent = { controller, modal in
    guard modal.style == .fullScreen else { return }
    controller.transitioningDelegate = cardTransition
    controller.modalPresentationStyle = .custom
  }
}
