import Redux

/// The requests that have kept the user waiting for a while.
struct SlowRequestsState: StateType, Equatable {
  private var tries: [Request.Operation: Int] = [:]

  /// Whether the user waits for nothing.
  var isEmpty: Bool { tries.isEmpty }

  /// The message about a request; nil until the user has waited for a while.
  subscript(operation: Request.Operation) -> String? {
    tries[operation].map { operation.words(try: $0) }
  }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case SlowRequestAction.waited(let operation, let number): tries[operation] = number
    case SlowRequestAction.ended(let operation): tries[operation] = nil
    default: break
    }
  }
}

/// The events while the user waits for a request.
enum SlowRequestAction: ActionType, Codable, Equatable {
  /// The request has taken a while, and is at this try.
  case waited(Request.Operation, try: Int)
  case ended(Request.Operation)
}
