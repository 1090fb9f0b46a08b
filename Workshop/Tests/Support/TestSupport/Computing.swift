/// Runs tests that compute for long, one at a time, so that other tests don't wait behind them.
@globalActor package actor Computing {
  package static let shared = Computing()
}
