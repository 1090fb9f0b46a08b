import Redux

/// How the bank's answer is doing, in words.
struct Status: Equatable {
  var isLoading = false
  var problem: String?
}

extension Status {
  init<Value>(_ data: DataState<Value>) {
    isLoading = data.isLoading
    problem = data.error.map { _ in "The bank can't be reached." }
  }
}
