import AppShell

/// What the form remembers until it is closed.
struct EntryState: FormStateType {
  var form = FormState<EntryDraft>()
}

/// What can happen on the form.
typealias EntryAction = FormAction<EntryDraft>
