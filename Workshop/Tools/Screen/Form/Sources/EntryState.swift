import AppComponents
import AppShell

/// The state of the form, kept until it is closed.
struct EntryState: FormStateType {
  var form = FormState<EntryDraft>()
}
