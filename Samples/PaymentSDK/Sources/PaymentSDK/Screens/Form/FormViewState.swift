/// The form of a transfer in words, ready to show.
struct FormViewState: Equatable {
  let limit: String
  let problem: String?

  init(_ state: FormState, for customer: PaymentConfiguration) {
    let most = customer.words(for: customer.limit)
    limit = "Up to \(most)"
    problem =
      switch state.showsProblems ? state.draft.problem(under: customer) : nil {
      case .recipient: "Who is it for?"
      case .amount: "How much is it?"
      case .limit: "It can't be more than \(most)."
      case nil: nil
      }
  }
}
