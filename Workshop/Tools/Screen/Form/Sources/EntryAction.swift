import AppComponents
import AppShell

/// The events on the form.
typealias EntryAction = FormAction<EntryDraft>
