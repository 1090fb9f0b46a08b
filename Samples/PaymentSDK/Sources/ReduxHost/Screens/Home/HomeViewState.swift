/// What the user has paid, in words.
struct HomeViewState: Equatable {
  let receipts: String

  init(_ receipts: [String]) {
    self.receipts =
      receipts.isEmpty ? "No payments" : "Paid: \(receipts.joined(separator: ", "))"
  }
}
