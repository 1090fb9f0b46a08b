import Redux
import ReduxTesting

@testable import ExampleApp

extension Services {
  /// Services for tests.
  static func test(clock: any Clock<Duration>) -> Services {
    Services(clock: clock, recorder: Recorder(clock: clock))
  }
}
