/// What a link may at most be: checked by counting, before anything else is done with it.
enum LinkLimits {
  static let bytes = 2_048
  static let parts = 32
  static let queryItems = 32
}
