import ReduxTesting

extension Services {
  /// Services for tests.
  static func test(clock: any Clock<Duration>) -> Services { Services(clock: clock) }
}
