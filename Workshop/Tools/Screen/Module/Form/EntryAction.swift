public import AppComponents

/// The events on the form.
public typealias EntryAction = FormAction<EntryDraft>
