/// The outcome of a transfer in words, ready to show.
struct OutcomeViewState: Equatable {
  let heading: String
  let reference: String?

  init(_ receipt: Receipt?, for customer: PaymentConfiguration) {
    heading = customer.words.sent
    reference = receipt.map { "Reference: \($0.id)" }
  }
}
