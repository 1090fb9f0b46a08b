import AppShell
import Coordinator
import Redux

/// The requests that have kept the user waiting for a while.
struct SlowRequestsState: StateType, Equatable {
  private var attempts: [SlowRequest: Int] = [:]

  /// The message about a request; nil until the user has waited for a while.
  subscript(request: SlowRequest) -> String? {
    attempts[request].map { request.words(attempt: $0) }
  }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case SlowRequestAction.waited(let request, let number): attempts[request] = number
    case SlowRequestAction.ended(let request): attempts[request] = nil
    default: break
    }
  }
}

/// The events while the user waits for a request.
enum SlowRequestAction: ActionType, Codable, Equatable {
  /// The request has taken a while, and is at this attempt.
  case waited(SlowRequest, attempt: Int)
  case ended(SlowRequest)
}

/// What a user waits for: a value that all screens share, or the answer to one form.
nonisolated enum SlowRequest: Codable, Hashable, Sendable {
  case list(SightQuery)
  case sight(Sight.ID)
  case reviews(Sight.ID)
  case guide(Sight.ID)
  case signIn(ScreenID<AppMap>)
  case register(ScreenID<AppMap>)
}

nonisolated extension SlowRequest {
  /// The request, and which attempt this is.
  fileprivate func words(attempt number: Int) -> String {
    let subject =
      switch self {
      case .list: localized("The list of sights")
      case .sight: localized("The sight")
      case .reviews: localized("The list of reviews")
      case .guide: localized("The guide")
      case .signIn: localized("Your sign-in")
      case .register: localized("Your registration")
      }
    let wait = localized("\(subject) is still on its way.")
    return number > 1
      ? "\(wait) \(localized("Attempt \(number) of \(Connection.attempts)."))" : wait
  }
}
