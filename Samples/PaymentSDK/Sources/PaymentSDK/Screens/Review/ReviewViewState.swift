import Redux

/// A transfer in words, before it is sent.
struct ReviewViewState: Equatable {
  let summary: String
  let status: Status
  let canSend: Bool

  init(_ state: ReviewState, _ draft: Draft, for customer: PaymentConfiguration) {
    let transfer = draft.transfer(under: customer)
    summary =
      transfer.map { "\(customer.words(for: $0.amount)) to \($0.recipient)" } ?? ""
    status = Status(state.sending)
    canSend = transfer != nil && !state.sending.isLoading && state.sending.error == nil
  }
}
