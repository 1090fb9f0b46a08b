import AppComponents
import AppShell
import Redux

/// The form in words, ready to show.
struct EntryViewState: Equatable {
  let title: String
  /// Why sending failed; nil if it did not.
  let error: String?
  let isSending: Bool

  init(_ state: EntryState) {
    title = localized("Entry")
    error = state.form.sending.error.map { _ in localized("The server can't be reached.") }
    isSending = state.form.sending.isLoading
  }
}
