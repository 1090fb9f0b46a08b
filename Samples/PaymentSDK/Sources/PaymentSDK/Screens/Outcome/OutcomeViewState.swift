import Redux

/// The outcome of a transfer in words, ready to show.
struct OutcomeViewState: Equatable {
  let heading: String
  let reference: String?

  init(_ sending: DataState<Receipt>, for customer: PaymentConfiguration) {
    heading = customer.words.sent
    reference = sending.value.map { "Reference: \($0.id)" }
  }
}
