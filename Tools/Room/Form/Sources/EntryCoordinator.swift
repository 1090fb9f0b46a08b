import AppShell
import Coordinator
import CoordinatorUIKit
import Redux
import UIKit

/// Makes the coordinator of the form, which is sent, and closes when the server has it.
@MainActor func entryCoordinator(_ context: ScreenContext) -> any ScreenCoordinator {
  context.form(
    EntryViewController(), of: context.observe { $0.entry[$1] }, as: EntryViewState.init,
    sending: context.services.entry)
}
